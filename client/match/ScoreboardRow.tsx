import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { graphql } from '../gql/gql.ts'
import type { Region, ScoreboardRow_participantFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { lane } from '../theme/lane.ts'
import { championName } from './champion-name.ts'
import { ChampionMark } from './ChampionMark.tsx'
import { creepScoreAMinute } from './creep-score.ts'
import { damageToChampions } from './damage.ts'
import { ItemSlots } from './ItemSlots.tsx'
import { KdaFigure } from './KdaFigure.tsx'
import { Loadout } from './Loadout.tsx'
import { PlayerName } from './PlayerName.tsx'
import { FIRST_LINE, TWO_LINES } from './scoreboard-layout.ts'
import { RunePage } from './RunePage.tsx'

graphql(/* GraphQL */ `
  fragment ScoreboardRow_participant on Participant {
    participantId
    ...ChampionMark_participant @unmask
    champLevel
    kills
    deaths
    assists
    kda
    creepScore
    goldEarned
    visionScore
    physicalDamageDealtToChampions
    magicDamageDealtToChampions
    trueDamageDealtToChampions
    ...PlayerName_participant @unmask
    ...Loadout_participant @unmask
    ...ItemSlots_participant @unmask
    runes {
      ...RunePage_runes @unmask
    }
  }
`)

interface ScoreboardRowProps {
  readonly participant: FragmentFields<ScoreboardRow_participantFragment>
  readonly region: Region
  readonly durationSeconds: number
  /** The most damage that anybody in the match dealt: the full length of a bar. */
  readonly mostDamage: number
  /** Number of the account within the match. */
  readonly ownId: number
}

/** Columns of the table, for what spans them all. */
const COLUMN_COUNT = 7

const useStyles = makeStyles({
  row: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [TWO_LINES]: {
      display: 'grid',
      gridTemplateColumns: FIRST_LINE,
      gridTemplateAreas: '"player score damage creep" "items items gold vision"',
      alignItems: 'center',
      padding: '4px 0',
    },
  },
  own: { backgroundImage: `linear-gradient(${lane.brandTint}, ${lane.brandTint})` },
  cell: { padding: '6px 8px', textAlign: 'end', whiteSpace: 'nowrap', [TWO_LINES]: { padding: '2px 4px' } },
  player: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: '6px 8px 6px 6px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    backgroundColor: tokens.colorNeutralBackground1,
    [TWO_LINES]: { gridArea: 'player', padding: '2px 4px' },
  },
  playerWords: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    // The name has the first line to itself, so that much of it can be read.
    [TWO_LINES]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"champion name" "champion loadout"',
      columnGap: '6px',
      rowGap: '2px',
    },
  },
  champion: { [TWO_LINES]: { gridArea: 'champion' } },
  loadout: { [TWO_LINES]: { gridArea: 'loadout', justifySelf: 'start' } },
  names: {
    display: 'grid',
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '18px',
    [TWO_LINES]: { gridArea: 'name', fontSize: tokens.fontSizeBase200 },
  },
  level: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    [TWO_LINES]: { position: 'absolute', clipPath: 'inset(50%)' },
  },
  runes: {
    padding: 0,
    border: 'none',
    borderRadius: '6px',
    background: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  score: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  second: { color: tokens.colorNeutralForeground2 },
  bar: {
    display: 'block',
    height: '4px',
    marginTop: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  fill: {
    display: 'block',
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralForeground3,
  },
  gold: { [TWO_LINES]: { gridArea: 'gold' } },
  vision: { [TWO_LINES]: { gridArea: 'vision' } },
  itemCell: { [TWO_LINES]: { gridArea: 'items' } },
  items: { display: 'flex', justifyContent: 'flex-end', gap: '3px', [TWO_LINES]: { justifyContent: 'flex-start' } },
  label: { display: 'none', color: tokens.colorNeutralForeground3, [TWO_LINES]: { display: 'block' } },
  runeCell: { padding: 0, [TWO_LINES]: { gridColumn: '1 / -1' } },
  // As wide as the card, even where the table is wider.
  runePage: { position: 'sticky', left: 0, width: 'calc(100cqi - 42px)' },
})

/** What one player did in a match; the runes unfold below. */
export function ScoreboardRow({ participant, region, durationSeconds, mostDamage, ownId }: ScoreboardRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const runesId = useId()
  const [runesOpen, setRunesOpen] = useState(false)
  const own = participant.participantId === ownId
  const damage = damageToChampions(participant)
  const aMinute = creepScoreAMinute(participant.creepScore, durationSeconds)
  const hasRunes = participant.runes.styles.length > 0
  const loadout = <Loadout participant={participant} size={18} flat />

  return (
    <>
      <tr className={mergeClasses(styles.row, own && styles.own)}>
        <th scope="row" className={mergeClasses(styles.player, own && styles.own)}>
          <div className={styles.playerWords}>
            <div className={styles.champion}>
              <ChampionMark participant={participant} size={36} />
            </div>
            {hasRunes ? (
              <button
                type="button"
                className={mergeClasses(styles.loadout, styles.runes)}
                aria-expanded={runesOpen}
                aria-controls={runesId}
                aria-label={t('account.runes.open', { name: participant.gameName || championName(participant).text })}
                title={t('account.runes.title')}
                onClick={() => setRunesOpen(!runesOpen)}
              >
                {loadout}
              </button>
            ) : (
              <div className={styles.loadout}>{loadout}</div>
            )}
            <span className={styles.names}>
              <PlayerName participant={participant} region={region} own={own} />
              <span className={styles.level}>{t('account.match.level', { level: participant.champLevel })}</span>
            </span>
          </div>
        </th>
        <td className={styles.cell}>
          <div className={styles.score}>
            {participant.kills} / {participant.deaths} / {participant.assists}
          </div>
          <KdaFigure kda={participant.kda} />
        </td>
        <td className={styles.cell}>
          {format.number(damage)}
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.fill} style={{ width: `${(damage / mostDamage) * 100}%` }} />
          </span>
        </td>
        <td className={styles.cell}>
          {format.number(participant.creepScore)}
          {aMinute === null ? null : <div className={styles.second}>{format.number(aMinute, 1)}</div>}
        </td>
        <td className={mergeClasses(styles.cell, styles.gold)}>
          <span className={styles.label} aria-hidden="true">
            {t('account.scoreboard.columns.gold')}
          </span>
          {format.number(participant.goldEarned)}
        </td>
        <td className={mergeClasses(styles.cell, styles.vision)}>
          <span className={styles.label} aria-hidden="true">
            {t('account.scoreboard.columns.vision')}
          </span>
          {format.number(participant.visionScore)}
        </td>
        <td className={mergeClasses(styles.cell, styles.itemCell)}>
          <ItemSlots participant={participant} size={22} className={styles.items} />
        </td>
      </tr>
      {runesOpen ? (
        <tr id={runesId} className={styles.row}>
          <td colSpan={COLUMN_COUNT} className={styles.runeCell}>
            <div className={styles.runePage}>
              <RunePage runes={participant.runes} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  )
}
