import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { GameImage } from '../../components/GameImage.tsx'
import { Glyph } from '../../components/Glyph.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { graphql } from '../../gql/gql.ts'
import type { MatchRow_edgeFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { lane, LESS_MOTION } from '../../theme/lane.ts'
import { championName } from './champion-name.ts'
import { ItemSlots } from './ItemSlots.tsx'
import { Loadout } from './Loadout.tsx'
import { isWon, resultOf } from './match-result.ts'
import { COMPACT, WITHOUT_TEAMS } from './match-row-layout.ts'
import { MatchScore } from './MatchScore.tsx'
import { MatchScoreboard } from './MatchScoreboard.tsx'
import { MatchTeams } from './MatchTeams.tsx'
import { greatestMultikill } from './multikill.ts'
import { ResultWord } from './ResultWord.tsx'
import { sidesOf } from './sides.ts'

graphql(/* GraphQL */ `
  fragment MatchRow_edge on AccountMatchEdge {
    node {
      id
      queue
      outcome
      startedAt
      durationSeconds
      participants {
        teamId
        subteamId
        placement
      }
      ...MatchTeams_match
    }
    participant {
      participantId
      placement
      win
      champion {
        id
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      championName
      champLevel
      creepScore
      doubleKills
      tripleKills
      quadraKills
      pentaKills
      ...MatchScore_participant @unmask
      ...Loadout_participant @unmask
      ...ItemSlots_participant @unmask
    }
  }
`)

interface MatchRowProps {
  readonly edge: MatchRow_edgeFragment
  /** True for rows that are in sight at once. */
  readonly eager: boolean
}

const useStyles = makeStyles({
  card: { overflow: 'hidden', borderLeft: `5px solid ${tokens.colorNeutralStroke1}` },
  wonEdge: { borderLeft: `5px solid ${lane.win}` },
  lostEdge: { borderLeft: `5px solid ${lane.loss}` },
  wonRow: { backgroundImage: `linear-gradient(90deg, ${lane.winTint}, transparent 60%)` },
  lostRow: { backgroundImage: `linear-gradient(90deg, ${lane.lossTint}, transparent 60%)` },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '110px 172px 106px 108px minmax(0, 1fr) 36px',
    alignItems: 'center',
    columnGap: '12px',
    padding: '12px 10px 12px 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    [WITHOUT_TEAMS]: { gridTemplateColumns: '148px minmax(0, 1fr) 120px 108px 36px' },
    [COMPACT]: {
      gridTemplateColumns: '46px minmax(0, 1fr) auto 28px',
      gridTemplateAreas: '"mark result side open" "mark score side open" "items items items items"',
      columnGap: '12px',
      rowGap: '2px',
      padding: '12px 8px 12px 12px',
    },
  },
  result: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minWidth: 0,
    [COMPACT]: { gridArea: 'result', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' },
  },
  when: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '12px',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
  },
  age: {
    position: 'relative',
    whiteSpace: 'nowrap',
    // The dot stands before the edge, and so is cut off, when the age begins a line of its own.
    '::before': { content: '"·" / ""', position: 'absolute', left: '-8px' },
  },
  wide: { [COMPACT]: { display: 'none' } },
  champion: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    [COMPACT]: { gridArea: 'mark', alignSelf: 'start' },
  },
  loadout: { [COMPACT]: { display: 'none' } },
  championWords: { minWidth: 0, whiteSpace: 'nowrap', [COMPACT]: { display: 'none' } },
  championName: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'normal',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  score: { [COMPACT]: { gridArea: 'score' } },
  pocket: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '6px',
    [COMPACT]: {
      gridArea: 'items',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginTop: '8px',
    },
  },
  items: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 24px)',
    gap: '4px',
    // The trinket stands beside the other six.
    '& > :last-child': { gridRow: 1, gridColumn: 4 },
    [COMPACT]: { gridTemplateColumns: 'repeat(7, 24px)', '& > :last-child': { gridColumn: 7 } },
  },
  teams: { minWidth: 0, [WITHOUT_TEAMS]: { display: 'none' }, [COMPACT]: { display: 'none' } },
  side: {
    display: 'none',
    [COMPACT]: { display: 'block', gridArea: 'side', textAlign: 'end', whiteSpace: 'nowrap' },
  },
  length: { fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground1 },
  open: {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [COMPACT]: {
      gridArea: 'open',
      width: '28px',
      // The whole card opens it: a small target is no target for a thumb.
      '::after': { content: '""', position: 'absolute', inset: 0 },
    },
  },
  chevron: {
    display: 'grid',
    transform: 'rotate(90deg)',
    transitionProperty: 'transform',
    transitionDuration: '160ms',
    [LESS_MOTION]: { transitionDuration: '0s' },
  },
  turned: { transform: 'rotate(-90deg)' },
})

/** One match of the account; its chevron opens the scoreboard in place. */
export function MatchRow({ edge, eager }: MatchRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const scoreboardId = useId()
  const [open, setOpen] = useState(false)
  const { node: match, participant } = edge

  const result = resultOf(match.outcome, participant)
  const won = isWon(result)
  const name = championName(participant)
  const queue = t(`queues.${match.queue}`)
  const length = format.duration(match.durationSeconds)
  const multikill = greatestMultikill(participant)

  return (
    <li>
      <Card className={mergeClasses(styles.card, won === true && styles.wonEdge, won === false && styles.lostEdge)}>
        <article
          className={mergeClasses(styles.row, won === true && styles.wonRow, won === false && styles.lostRow)}
          aria-label={t('account.match.label', { queue, champion: name.text })}
        >
          <div className={styles.result}>
            <ResultWord result={result} groups={sidesOf(match.participants).length} />
            <span>{queue}</span>
            <span className={styles.when}>
              <span className={styles.wide}>{length}</span>
              {match.startedAt === null ? null : (
                <span className={styles.age}>
                  <Age moment={match.startedAt} />
                </span>
              )}
            </span>
          </div>
          <div className={styles.champion}>
            <GameImage src={participant.champion.image} name={name} size={48} eager={eager} />
            <div className={styles.loadout}>
              <Loadout participant={participant} size={22} />
            </div>
            <div className={styles.championWords}>
              <span className={styles.championName} aria-hidden="true">
                <LocalText name={name} />
              </span>
              {t('account.match.level', { level: participant.champLevel })}
            </div>
          </div>
          <div className={styles.score}>
            <MatchScore participant={participant} durationSeconds={match.durationSeconds} />
          </div>
          <div className={styles.pocket}>
            <ItemSlots participant={participant} size={24} className={styles.items} />
            {multikill === null ? null : <Chip tone="brand">{t(`account.multikill.${multikill}`)}</Chip>}
          </div>
          <div className={styles.teams}>
            <MatchTeams match={match} ownId={participant.participantId} />
          </div>
          <div className={styles.side}>
            <div className={styles.length}>{length}</div>
            {t('account.creepScore.total', { count: participant.creepScore })}
          </div>
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-controls={scoreboardId}
            aria-label={open ? t('account.match.close') : t('account.match.open')}
            onClick={() => setOpen(!open)}
          >
            <span className={mergeClasses(styles.chevron, open && styles.turned)}>
              <Glyph name="forward" size={18} />
            </span>
          </button>
        </article>
        <div id={scoreboardId}>
          {open ? <MatchScoreboard matchId={match.id} ownId={participant.participantId} /> : null}
        </div>
      </Card>
    </li>
  )
}
