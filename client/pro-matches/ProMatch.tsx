import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '../components/Card.tsx'
import { Glyph } from '../components/Glyph.tsx'
import { graphql } from '../gql/gql.ts'
import type { ProMatch_edgeFragment } from '../gql/graphql.ts'
import { Loadout } from '../match/Loadout.tsx'
import { resultOf, toneOf } from '../match/match-result.ts'
import { COMPACT } from '../match/match-row-layout.ts'
import { MatchPocket } from '../match/MatchPocket.tsx'
import { MatchScore } from '../match/MatchScore.tsx'
import { formatQueue } from '../match/queue-format.ts'
import { findSecondTree } from '../match/second-tree.ts'
import { useResultStyles } from '../match/useResultStyles.ts'
import { playerMatchPath } from '../paths.ts'
import { useSpoiler } from '../settings/useSpoiler.ts'
import { GameWords } from './GameWords.tsx'
import { OpponentMark } from './OpponentMark.tsx'
import { TWO_LINES } from './pro-match-layout.ts'
import { ProMatchChampion } from './ProMatchChampion.tsx'
import { ProMatchOfTeam } from './ProMatchOfTeam.tsx'
import { ProMatchPlayer } from './ProMatchPlayer.tsx'

graphql(/* GraphQL */ `
  fragment ProMatch_edge on ProMatchEdge {
    node {
      id
      matchId
      queue
      queueId
      mapId
      outcome
      durationSeconds
      ...GameWords_match
    }
    participant {
      participantId
      placement
      win
      lane
      gameName
      ...MatchScore_participant
      ...MatchPocket_participant
      ...Loadout_participant
    }
    opponent {
      ...OpponentMark_participant
    }
    proPlayer {
      id
      name
    }
    ...ProMatchPlayer_edge
    ...ProMatchChampion_edge
    ...ProMatchOfTeam_edge
  }
`)

/** Lifts an element above the link that covers the whole card. */
const aboveCard = { position: 'relative', zIndex: 1 } as const

const useStyles = makeStyles({
  card: { position: 'relative', overflow: 'hidden' },
  row: {
    display: 'grid',
    gridTemplateColumns: '136px minmax(0, 4fr) 52px 118px minmax(0, 3fr) 112px 28px',
    gridTemplateAreas: '"words player loadout score opponent pocket open"',
    alignItems: 'center',
    columnGap: '16px',
    boxSizing: 'border-box',
    minHeight: '108px',
    padding: '12px 10px 12px 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    [TWO_LINES]: {
      gridTemplateColumns: '140px 52px minmax(0, 1fr) 116px 28px',
      gridTemplateAreas:
        '"words player player pocket open" "words loadout score pocket open" "words opponent opponent pocket open"',
      rowGap: '8px',
    },
    [COMPACT]: {
      gridTemplateColumns: '48px minmax(0, max-content) minmax(106px, 1fr) 24px',
      gridTemplateAreas:
        '"words words words open" "player player player player" "loadout score opponent opponent" "pocket pocket pocket pocket"',
      rowGap: '10px',
      minHeight: 0,
      padding: '12px 10px 12px 12px',
    },
  },
  words: { gridArea: 'words', minWidth: 0, '& button': aboveCard },
  player: { gridArea: 'player', minWidth: 0, '& a': aboveCard },
  loadout: { gridArea: 'loadout', justifySelf: 'start' },
  score: { gridArea: 'score' },
  opponent: { gridArea: 'opponent', minWidth: 0, '& a': aboveCard },
  pocket: { gridArea: 'pocket', [COMPACT]: { marginTop: '-8px' } },
  open: {
    display: 'grid',
    gridArea: 'open',
    placeItems: 'center',
    width: '28px',
    height: '36px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** Differences from game to game in a list: the player of a champion, the champion of a player, or both in a team. */
export type ProMatchSubject = 'player' | 'champion' | 'team'

interface ProMatchProps {
  readonly edge: ProMatch_edgeFragment
  readonly subject: ProMatchSubject
}

/** The whole card links to the match. */
export function ProMatch({ edge, subject }: ProMatchProps) {
  const styles = useStyles()
  const resultStyles = useResultStyles()
  const { t } = useTranslation()
  const { node: match, participant, opponent, proPlayer } = edge
  const result = resultOf(participant, match)
  const spoiler = useSpoiler()
  const tone = spoiler.hidden ? 'plain' : toneOf(result)
  const player = proPlayer?.name ?? participant.gameName
  return (
    <Card className={mergeClasses(styles.card, resultStyles[`${tone}Edge`])}>
      <article
        className={mergeClasses(styles.row, resultStyles[`${tone}Tint`])}
        aria-label={t('championGames.label', { player, queue: formatQueue(match, t) })}
      >
        <div className={styles.words}>
          <GameWords match={match} result={result} spoiler={spoiler} />
        </div>
        <div className={styles.player}>
          <Subject subject={subject} edge={edge} />
        </div>
        <div className={styles.loadout}>
          <Loadout
            spells={participant.summonerSpells}
            keystone={participant.runes.keystone}
            secondTree={findSecondTree(participant.runes.styles)}
            size={22}
          />
        </div>
        <div className={styles.score}>
          {spoiler.hidden ? null : <MatchScore participant={participant} match={match} kind="sides" />}
        </div>
        <div className={styles.opponent}>
          <OpponentMark lane={participant.lane} opponent={opponent} />
        </div>
        <div className={styles.pocket}>
          {/* Its multikills would be a spoiler. */}
          {spoiler.hidden ? null : <MatchPocket participant={participant} />}
        </div>
        <Link
          to={playerMatchPath(match.matchId, participant.participantId)}
          className={styles.open}
          aria-label={t('championGames.open', { player })}
        >
          <Glyph name="forward" size={18} />
        </Link>
      </article>
    </Card>
  )
}

function Subject({ edge, subject }: ProMatchProps) {
  switch (subject) {
    case 'player':
      return <ProMatchPlayer edge={edge} />
    case 'champion':
      return <ProMatchChampion edge={edge} />
    case 'team':
      return <ProMatchOfTeam edge={edge} />
  }
}
