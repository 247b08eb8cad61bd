import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { graphql } from '../../gql/gql.ts'
import type { LadderPlace_placeFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ladderPlacePath } from '../../paths.ts'

graphql(/* GraphQL */ `
  fragment LadderPlace_place on LadderPlace {
    queue
    region
    rank
    nextCutoff {
      tier
      missing
    }
    freshness {
      fetchedAt
    }
  }
`)

interface LadderPlaceProps {
  readonly place: LadderPlace_placeFragment
}

const useStyles = makeStyles({
  root: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
  },
  next: { display: 'block' },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
})

/** The place on the ladder as a link to it, its age, and the points to the next cut-off. */
export function LadderPlace({ place: { queue, region, rank, nextCutoff, freshness } }: LadderPlaceProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <p className={styles.root}>
      <Link to={ladderPlacePath(region, queue, rank)} className={styles.link}>
        {t('account.rank.place', { rank: format.number(rank), region })}
      </Link>{' '}
      <Age moment={freshness.fetchedAt} />
      {nextCutoff === null ? null : (
        <span className={styles.next}>
          {t('account.rank.next', {
            points: format.number(nextCutoff.missing),
            tier: t(`tiers.${nextCutoff.tier}`),
          })}
        </span>
      )}
    </p>
  )
}
