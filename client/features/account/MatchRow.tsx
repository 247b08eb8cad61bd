import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/Card.tsx'
import { useNow } from '../../components/useNow.ts'
import { graphql } from '../../gql/gql.ts'
import type { MatchRow_edgeFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { resultOf, toneOf } from '../../match/match-result.ts'
import { COMPACT } from '../../match/match-row-layout.ts'
import { shapeOf } from '../../match/match-shape.ts'
import { MatchPocket } from '../../match/MatchPocket.tsx'
import { MatchScore } from '../../match/MatchScore.tsx'
import { OpenButton } from '../../match/OpenButton.tsx'
import { formatQueue } from '../../match/queue-format.ts'
import { hasLanes } from '../../match/queue-play.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { useResultStyles } from '../../match/useResultStyles.ts'
import { WITHOUT_SIDES } from './match-row-widths.ts'
import { matchScoreboard } from './match-scoreboard.ts'
import { MatchScoreboardSkeleton } from './MatchScoreboardSkeleton.tsx'
import { MatchSides } from './MatchSides.tsx'
import { MatchWords } from './MatchWords.tsx'
import { PlayedChampion } from './PlayedChampion.tsx'
import { useAccountSpoiler } from './useAccountSpoiler.ts'

graphql(/* GraphQL */ `
  fragment MatchRow_edge on AccountMatchEdge {
    node {
      id
      queue
      queueId
      mapId
      outcome
      startedAt
      durationSeconds
      participants {
        teamId
        subteamId
        placement
      }
      ...MatchWords_match
      ...MatchSides_match @nonreactive
    }
    participant {
      participantId
      placement
      win
      creepScore
      ...ChampionMark_participant
      ...PlayedChampion_participant
      ...MatchScore_participant
      ...MatchPocket_participant
    }
  }
`)

interface MatchRowProps {
  readonly edge: MatchRow_edgeFragment
  /** True in the first view. */
  readonly eager: boolean
}

const MINUTE_MS = 60_000

const useStyles = makeStyles({
  card: { overflow: 'hidden' },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '136px 112px 104px 140px minmax(0, 1fr) 32px',
    alignItems: 'center',
    columnGap: '12px',
    boxSizing: 'border-box',
    minHeight: '132px',
    padding: '12px 8px 12px 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    [WITHOUT_SIDES]: { gridTemplateColumns: '148px minmax(0, 1fr) 120px 130px 32px', minHeight: '110px' },
    [COMPACT]: {
      gridTemplateColumns: '46px minmax(0, 1fr) auto 28px',
      gridTemplateAreas: '"mark result result open" "mark score side open" "items items items items"',
      columnGap: '12px',
      rowGap: '2px',
      minHeight: 0,
      padding: '12px 8px 12px 12px',
    },
  },
  result: { minWidth: 0, [COMPACT]: { gridArea: 'result' } },
  champion: { minWidth: 0, [COMPACT]: { gridArea: 'mark', alignSelf: 'start' } },
  score: { [COMPACT]: { gridArea: 'score' } },
  pocket: { [COMPACT]: { gridArea: 'items' } },
  sides: { minWidth: 0, [WITHOUT_SIDES]: { display: 'none' }, [COMPACT]: { display: 'none' } },
  side: {
    display: 'none',
    [COMPACT]: { display: 'block', gridArea: 'side', textAlign: 'end', whiteSpace: 'nowrap' },
  },
  length: { fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground1 },
  open: { gridColumn: '-2 / -1', gridRow: '1', [COMPACT]: { gridColumn: 'open', gridRow: 'open' } },
})

/** The chevron opens the scoreboard in place. */
export function MatchRow({ edge, eager }: MatchRowProps) {
  const styles = useStyles()
  const resultStyles = useResultStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const scoreboardId = useId()
  const [open, setOpen] = useState(false)
  const { node: match, participant } = edge
  const { Page: Scoreboard } = matchScoreboard

  const result = resultOf(participant, match)
  const accountSpoiler = useAccountSpoiler()
  // The scoreboard reveals everything anyway.
  const spoiler = { ...accountSpoiler, hidden: accountSpoiler.hidden && !open }
  const tone = spoiler.hidden ? 'plain' : toneOf(result)
  const { kind } = shapeOf(match)
  const champion = useChampionName()(participant).text
  const age = match.startedAt === null ? '' : format.age(match.startedAt, now)

  return (
    <Card className={mergeClasses(styles.card, resultStyles[`${tone}Edge`])}>
      <article
        className={mergeClasses(styles.row, resultStyles[`${tone}Tint`])}
        aria-label={t('account.match.label', { queue: formatQueue(match, t), champion })}
      >
        {/* The first tab stop of the row, although it is at the end visually. */}
        <div
          className={styles.open}
          onPointerEnter={() => void matchScoreboard.load()}
          onFocus={() => void matchScoreboard.load()}
        >
          <OpenButton
            label={t(`account.match.${open ? 'close' : 'open'}`, { champion, age })}
            open={open}
            controls={scoreboardId}
            onClick={() => setOpen(!open)}
          />
        </div>
        <div className={styles.result}>
          <MatchWords match={match} result={result} spoiler={spoiler} champion={champion} />
        </div>
        <div className={styles.champion}>
          <PlayedChampion participant={participant} eager={eager} />
        </div>
        <div className={styles.score}>
          {spoiler.hidden ? null : <MatchScore participant={participant} match={match} kind={kind} />}
        </div>
        <div className={styles.pocket}>
          {/* Its multikills would be a spoiler. */}
          {spoiler.hidden ? null : <MatchPocket participant={participant} />}
        </div>
        <div className={styles.sides}>
          <MatchSides match={match} ownId={participant.participantId} />
        </div>
        <div className={styles.side}>
          <div className={styles.length}>{format.duration(match.durationSeconds)}</div>
          {kind === 'sides' && hasLanes(match)
            ? t('account.creepScore.total', { count: participant.creepScore })
            : null}
        </div>
      </article>
      <div id={scoreboardId}>
        {open ? (
          <Suspense fallback={<MatchScoreboardSkeleton />}>
            <Scoreboard matchId={match.id} ownId={participant.participantId} />
          </Suspense>
        ) : null}
      </div>
    </Card>
  )
}
