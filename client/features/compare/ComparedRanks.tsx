import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../components/GameImage.tsx'
import { pointsOnLine, type Standing } from '../../game/ladder.ts'
import { formatTier } from '../../game/rank-format.ts'
import { graphql } from '../../gql/gql.ts'
import type { ComparedRanks_playerFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import type { FoundPlayer, Pair } from './found-player.ts'
import type { Side } from './intervals.ts'
import { MirrorRow } from './MirrorRow.tsx'
import { MirrorTable } from './MirrorTable.tsx'
import { useCompareWords } from './useCompareWords.ts'

// Lists of players need the other fields of the same accounts.
graphql(/* GraphQL */ `
  fragment ComparedRanks_player on ComparedPlayer {
    ... on Account {
      id
      ranks {
        entries {
          queue
          queueType
          tier
          division
          leaguePoints
        }
        histories {
          queue
          queueType
          peak {
            tier
            division
            leaguePoints
          }
        }
      }
    }
    ... on ProPlayer {
      id
      ...BestRankLine_player
    }
  }
`)

type RankedPlayer = Extract<ComparedRanks_playerFragment, Pick<FoundPlayer, '__typename'>>

/** `unknown`: the ranks were not fetched. */
type Rank = Standing | 'unranked' | 'unknown'

const QUEUES = ['SOLO', 'FLEX'] as const

interface ComparedRanksProps {
  readonly players: Pair<RankedPlayer>
  readonly names: Pair<string>
  readonly ofPro: boolean
}

/** The best rank over all accounts of a pro player. */
export function ComparedRanks({ players: { a, b }, names, ofPro }: ComparedRanksProps) {
  const { t } = useTranslation()
  const words = useCompareWords()
  const hasPro = [a, b].some(({ __typename }) => __typename === 'ProPlayer')
  const peaks = { a: findPeak(a), b: findPeak(b) }
  return (
    <MirrorTable
      title={words('ranks.title')}
      names={names}
      ofPro={ofPro}
      {...(hasPro ? { note: words('ranks.ofPro') } : {})}
    >
      {QUEUES.map((queue) => (
        <MirrorRow
          key={queue}
          label={t(`queues.${queue}`)}
          a={<RankCell rank={findRank(a, queue)} side="a" />}
          b={<RankCell rank={findRank(b, queue)} side="b" />}
        />
      ))}
      {peaks.a === 'unknown' && peaks.b === 'unknown' ? null : (
        <MirrorRow
          label={words('ranks.peak')}
          a={<RankCell rank={peaks.a} side="a" />}
          b={<RankCell rank={peaks.b} side="b" />}
        />
      )}
    </MirrorTable>
  )
}

function findRank(player: RankedPlayer, queue: (typeof QUEUES)[number]): Rank {
  const known = (player.__typename === 'Account' ? [player] : player.accounts).flatMap(({ ranks }) => ranks ?? [])
  if (known.length === 0) return 'unknown'
  const entries = known.flatMap((ranks) => ranks.entries.filter((entry) => entry.queue === queue))
  return entries.toSorted((one, other) => pointsOnLine(other) - pointsOnLine(one))[0] ?? 'unranked'
}

/** The peak of an account in the solo queue. That of a pro player is unknown. */
function findPeak(player: RankedPlayer): Rank {
  if (player.__typename !== 'Account') return 'unknown'
  return player.ranks?.histories.find(({ queue }) => queue === 'SOLO')?.peak ?? 'unknown'
}

const useStyles = makeStyles({
  rank: { display: 'flex', alignItems: 'center', gap: '10px', [PHONE]: { gap: '6px' } },
  second: { flexDirection: 'row-reverse' },
  tier: {
    display: 'block',
    fontFamily: ownTokens.displayFont,
    fontSize: '20px',
    lineHeight: '24px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    [PHONE]: { fontSize: '17px', lineHeight: '20px' },
  },
  points: { color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  none: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  picture: { '@media (max-width: 419.98px)': { display: 'none' } },
})

function RankCell({ rank, side }: { readonly rank: Rank; readonly side: Side }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  const format = useFormat()
  if (typeof rank === 'string') return <span className={styles.none}>{words(`ranks.${rank}`)}</span>
  return (
    <span className={mergeClasses(styles.rank, side === 'b' && styles.second)}>
      <span className={styles.picture}>
        <GameImage src={`/images/ranks/icons/${rank.tier.toLowerCase()}.png`} name={null} size={36} eager />
      </span>
      <span>
        <span className={styles.tier}>{formatTier(rank, t)}</span>
        <span className={styles.points}>{t('account.rank.points', { points: format.number(rank.leaguePoints) })}</span>
      </span>
    </span>
  )
}
