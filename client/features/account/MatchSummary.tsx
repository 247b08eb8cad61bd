import { useFragment } from '@apollo/client/react'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { useLastKnown } from '../../components/useLastKnown.ts'
import { WinRing } from '../../components/WinRing.tsx'
import { isTinySample } from '../../game/small-sample.ts'
import { useWinShare } from '../../game/useWinShare.ts'
import { graphql } from '../../gql/gql.ts'
import type { MatchSummary_accountFragment } from '../../gql/graphql.ts'
import { MatchSummary_accountFragmentDoc } from '../../gql/MatchSummary_account.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { championWord } from '../../match/champion-choices.ts'
import { championName } from '../../match/champion-name.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { ownTokens } from '../../theme/tokens.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { SUMMARY_WIDE } from './champion-table-layout.ts'
import { ChampionTable } from './ChampionTable.tsx'
import { ShownFilter } from './history-filter.ts'
import { summarise } from './match-summary.ts'
import { useAccountSpoiler } from './useAccountSpoiler.ts'
import { useAccountView, useHistoryVariables } from './useAccountView.ts'

graphql(/* GraphQL */ `
  fragment MatchSummary_account on Account {
    id
    matches(queue: $queue, withChampion: $champion, first: $first, after: $after) {
      edges {
        node {
          id
          queue
          durationSeconds
        }
        participant {
          champion {
            id
            key
            slug
          }
          ...ChampionMark_participant
          win
          kills
          deaths
          assists
          creepScore
        }
      }
    }
  }
`)

interface MatchSummaryProps {
  readonly account: MatchSummary_accountFragment
  readonly loading: boolean
}

type Edge = NonNullable<MatchSummary_accountFragment['matches']>['edges'][number]

type Summary = ReturnType<typeof summarise<ReturnType<typeof toGame>['champion']>>

const NO_EDGES: readonly Edge[] = []

const useStyles = makeStyles({
  card: { containerType: 'inline-size' },
  outdated: { opacity: 0.6 },
  none: { padding: '18px 16px' },
  sample: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, textWrap: 'balance' },
  belowRing: { display: 'grid', gap: '2px', padding: '0 16px 14px' },
  parts: { display: 'grid', alignItems: 'center', [SUMMARY_WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  head: { display: 'flex', alignItems: 'center', gap: '20px', padding: '18px 16px' },
  title: { margin: 0, fontFamily: ownTokens.displayFont, fontSize: '22px', lineHeight: '28px', fontWeight: 600 },
  oneLine: { whiteSpace: 'nowrap' },
  figures: {
    margin: '2px 0',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  },
  interval: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Totals of the loaded games. */
export function MatchSummary({ account, loading }: MatchSummaryProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const variables = useHistoryVariables()
  const spoiler = useAccountSpoiler()
  const { data, complete } = useFragment({
    fragment: MatchSummary_accountFragmentDoc,
    fragmentName: 'MatchSummary_account',
    from: variables === null ? null : account,
    variables: variables ?? {},
  })
  // While other games are fetched, the present totals stay visible and keep the focus.
  const edges = useLastKnown(complete ? (data.matches?.edges ?? NO_EDGES) : null)
  if (edges === null) return loading ? <CardSkeleton mark={92} /> : null
  if (edges.length === 0) return null

  const summary = summarise(edges.map(toGame))
  return (
    <section aria-label={t('account.summary.label')} aria-busy={loading && !complete}>
      <Card className={mergeClasses(styles.card, !complete && styles.outdated)}>
        {summary.winShare === null ? (
          <div className={styles.none}>
            <h2 className={styles.title}>{t('account.summary.noneTitle')}</h2>
            <p className={styles.sample}>
              <SampleWords summary={summary} />
            </p>
          </div>
        ) : (
          <div className={spoiler.hidden ? styles.none : undefined}>
            <Spoiler spoiler={spoiler}>
              <SummaryFigures summary={summary} winShare={summary.winShare} />
            </Spoiler>
          </div>
        )}
      </Card>
    </section>
  )
}

interface SummaryFiguresProps {
  readonly summary: Summary
  /** 0 to 1. */
  readonly winShare: number
}

function SummaryFigures({ summary, winShare }: SummaryFiguresProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const wordWins = useWinShare()
  const filter = useContext(ShownFilter)
  const [, changeView] = useAccountView()
  const wins = t('account.summary.wins', { count: summary.wins })
  const losses = t('account.summary.losses', { count: summary.losses })
  const games = t('common.games', { count: summary.games })
  const tiny = isTinySample(summary.games)
  const share = wordWins(winShare, summary.games, 0)
  return (
    <div className={styles.parts}>
      <div>
        <div className={styles.head}>
          <WinRing
            share={winShare}
            value={share}
            sample={games}
            label={
              tiny
                ? `${games}: ${wins}, ${losses}`
                : t('account.summary.ring', { count: summary.games, share, wins, losses })
            }
          />
          <div>
            <h2 className={styles.title}>
              <span className={styles.oneLine}>{wins},</span> <span className={styles.oneLine}>{losses}</span>
            </h2>
            <p className={styles.figures}>
              {summary.kda === null
                ? t('account.kda.perfect')
                : t('account.kda.value', { value: format.number(summary.kda, 1) })}
              {summary.creepScorePerMinute === null
                ? null
                : ` · ${t(summary.creepScoreWithoutAram ? 'account.summary.creepScoreWithoutAram' : 'account.creepScore.aMinute', { value: format.number(summary.creepScorePerMinute, 1) })}`}
            </p>
            {tiny ? null : (
              <p className={styles.interval}>
                {t('account.rate.interval', {
                  low: format.number(summary.interval.low * 100, 0),
                  high: format.percent(summary.interval.high, 0),
                })}
              </p>
            )}
          </div>
        </div>
        <div className={styles.belowRing}>
          <p className={styles.sample}>
            <CountedWords summary={summary} />
          </p>
          {summary.leftOut.length === 0 ? null : (
            <p className={styles.sample}>
              <SampleWords summary={summary} />
            </p>
          )}
        </div>
      </div>
      <ChampionTable
        champions={summary.champions}
        chosen={filter?.champion ?? null}
        onChoose={(champion) => changeView({ champion: champion === null ? null : championWord(champion) })}
      />
    </div>
  )
}

function CountedWords({ summary: { counted } }: { readonly summary: Summary }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const queues = counted.map(({ queue, games }) => t(`account.summary.queues.${queue}`, { count: games }))
  const games = new Intl.ListFormat(locale, { type: 'conjunction' }).format(queues)
  return t('account.summary.counted', { games })
}

/** Names also the modes that are left out. */
function SampleWords({ summary: { loaded, games, leftOut } }: { readonly summary: Summary }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = leftOut.map((queue) => t(`account.summary.modes.${queue}`))
  const leftOutWords = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return t('account.summary.sample', { count: loaded, counted: games, leftOut: leftOutWords })
}

function toGame({ node, participant }: Edge) {
  const { champion } = participant
  return {
    ...participant,
    champion: { key: champion.key, slug: champion.slug, image: champion.image, name: championName(participant) },
    queue: node.queue,
    durationSeconds: node.durationSeconds,
  }
}
