import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LiveDot } from '../components/LiveDot.tsx'
import { graphql } from '../gql/gql.ts'
import type { StreamedFrom_streamFragment } from '../gql/graphql.ts'
import { streamsPath } from '../paths.ts'
import { PHONE } from '../theme/tokens.ts'

graphql(/* GraphQL */ `
  fragment StreamedFrom_stream on Stream {
    id
    login
    player {
      id
      name
    }
  }
`)

interface StreamedFromProps {
  readonly streams: readonly StreamedFrom_streamFragment[]
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 10px',
    margin: 0,
    padding: '0 16px 10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    [PHONE]: { paddingInline: '12px' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

/** Renders nothing without streams. */
export function StreamedFrom({ streams }: StreamedFromProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  if (streams.length === 0) return null
  return (
    <p className={styles.root}>
      {t('liveGame.streamedFrom')}
      {streams.map(({ id, login, player }) => (
        <Link key={id} to={streamsPath([login])} className={styles.link}>
          <LiveDot />
          {player.name}
        </Link>
      ))}
    </p>
  )
}
