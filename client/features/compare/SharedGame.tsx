import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../components/Card.tsx'
import { Glyph } from '../../components/Glyph.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { graphql } from '../../gql/gql.ts'
import type { SharedGame_edgeFragment, SharedGameKind } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { ChampionMark } from '../../match/ChampionMark.tsx'
import { resultOf, toneOf } from '../../match/match-result.ts'
import { formatQueue } from '../../match/queue-format.ts'
import { useResultStyles } from '../../match/useResultStyles.ts'
import { playerMatchPath } from '../../paths.ts'
import { Spoiler } from '../../settings/Spoiler.tsx'
import { useSpoiler } from '../../settings/useSpoiler.ts'
import { NARROW, ownTokens } from '../../theme/tokens.ts'
import type { Pair } from './found-player.ts'
import type { Side } from './intervals.ts'
import { useCompareWords } from './useCompareWords.ts'

graphql(/* GraphQL */ `
  fragment SharedGame_participant on Participant {
    participantId
    placement
    win
    kills
    deaths
    assists
    ...ChampionMark_participant
  }
`)

graphql(/* GraphQL */ `
  fragment SharedGame_edge on SharedGameEdge {
    node {
      id
      matchId
      queue
      queueId
      outcome
      startedAt
      durationSeconds
    }
    a {
      ...SharedGame_participant
    }
    b {
      ...SharedGame_participant
    }
  }
`)

interface SharedGameProps {
  readonly edge: SharedGame_edgeFragment
  readonly kind: SharedGameKind
  readonly names: Pair<string>
  readonly ofPro: boolean
}

const useStyles = makeStyles({
  card: { position: 'relative', overflow: 'hidden' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) 24px',
    alignItems: 'center',
    gap: '8px 10px',
    padding: '10px 8px 10px 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  facts: { gridColumn: '1 / 4', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' },
  result: {
    position: 'relative',
    zIndex: 1,
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '22px',
    fontWeight: 700,
  },
  won: { color: ownTokens.win },
  lost: { color: ownTokens.loss },
  plain: { color: tokens.colorNeutralForeground1 },
  seat: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  second: { flexDirection: 'row-reverse', textAlign: 'end' },
  words: { display: 'grid', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  score: {
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '22px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
    [NARROW]: { fontSize: '15px' },
  },
  open: {
    display: 'grid',
    gridColumn: 4,
    gridRow: '1 / 3',
    placeItems: 'center',
    width: '24px',
    height: '36px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** The whole card links to the match. The edge has the colour of the first player's result. */
export function SharedGame({ edge: { node: match, a, b }, kind, names, ofPro }: SharedGameProps) {
  const styles = useStyles()
  const resultStyles = useResultStyles()
  const { t } = useTranslation()
  const words = useCompareWords()
  const format = useFormat()
  const spoiler = useSpoiler(ofPro)
  const tone = spoiler.hidden ? 'plain' : toneOf(resultOf(a, match))
  const winner = a.win ? names.a : names.b
  const queue = formatQueue(match, t)
  return (
    <Card className={mergeClasses(styles.card, resultStyles[`${tone}Edge`])}>
      <article className={styles.row} aria-label={words('games.label', { ...names, queue })}>
        <div className={styles.facts}>
          <span className={mergeClasses(styles.result, kind === 'AGAINST' ? styles.plain : styles[tone])}>
            <Spoiler spoiler={spoiler}>
              {kind === 'AGAINST' ? words('games.winner', { name: winner }) : words(a.win ? 'games.won' : 'games.lost')}
            </Spoiler>
          </span>
          <span>{queue}</span>
          <span>
            {format.duration(match.durationSeconds)}
            {match.startedAt === null ? null : (
              <>
                {' · '}
                <Age moment={match.startedAt} />
              </>
            )}
          </span>
        </div>
        <Seat participant={a} name={names.a} side="a" hidden={spoiler.hidden} />
        <span aria-hidden="true">{kind === 'AGAINST' ? t('championGames.versus') : '+'}</span>
        <Seat participant={b} name={names.b} side="b" hidden={spoiler.hidden} />
        <Link
          to={playerMatchPath(match.matchId, a.participantId)}
          className={styles.open}
          aria-label={words('games.open', { ...names })}
        >
          <Glyph name="forward" size={18} />
        </Link>
      </article>
    </Card>
  )
}

interface SeatProps {
  readonly participant: SharedGame_edgeFragment['a']
  readonly name: string
  readonly side: Side
  /** True while the score would be a spoiler. */
  readonly hidden: boolean
}

function Seat({ participant, name, side, hidden }: SeatProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { kills, deaths, assists } = participant
  return (
    <div className={mergeClasses(styles.seat, side === 'b' && styles.second)}>
      <ChampionMark participant={participant} size={40} />
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </span>
        {hidden ? null : (
          <span className={styles.score}>
            <VisuallyHidden>{t('account.match.score', { kills, deaths, assists })}</VisuallyHidden>
            <span aria-hidden="true">
              {kills} / {deaths} / {assists}
            </span>
          </span>
        )}
      </span>
    </div>
  )
}
