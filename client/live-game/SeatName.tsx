import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { graphql } from '../gql/gql.ts'
import type { Region, SeatName_participantFragment } from '../gql/graphql.ts'
import { accountPath } from '../paths.ts'

graphql(/* GraphQL */ `
  fragment SeatName_participant on ActiveParticipant {
    kind
    gameName
    tagLine
  }
`)

interface SeatNameProps {
  readonly seat: SeatName_participantFragment
  readonly region: Region
  /** True for the account whose page this is. */
  readonly own: boolean
}

const useStyles = makeStyles({
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  link: {
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '2px' },
  },
  own: { fontWeight: tokens.fontWeightBold },
  nameless: { color: tokens.colorNeutralForeground2, fontStyle: 'italic' },
})

/** A hidden player is only marked as hidden. */
export function SeatName({ seat: { kind, gameName, tagLine }, region, own }: SeatNameProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameless = mergeClasses(styles.name, styles.nameless)

  if (kind === 'HIDDEN') {
    return (
      <span className={nameless} title={t('liveGame.hiddenMeaning')}>
        {t('liveGame.hidden')}
      </span>
    )
  }
  if (kind === 'BOT') return <span className={nameless}>{t('account.player.bot')}</span>
  if (gameName === null || gameName === '') return <span className={nameless}>{t('match.nameless')}</span>
  if (own || tagLine === null || tagLine === '') {
    return (
      <span className={mergeClasses(styles.name, own && styles.own)} title={gameName}>
        <bdi>{gameName}</bdi>
      </span>
    )
  }
  return (
    <Link
      className={mergeClasses(styles.name, styles.link)}
      to={accountPath({ region, gameName, tagLine })}
      title={`${gameName} #${tagLine}`}
    >
      <bdi>{gameName}</bdi>
    </Link>
  )
}
