import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../../apollo/fragment-fields.ts'
import { GameImage } from '../../components/GameImage.tsx'
import { graphql } from '../../gql/gql.ts'
import type { Region, ScoreboardRow_participantFragment } from '../../gql/graphql.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { lane } from '../../theme/lane.ts'
import { championName } from './champion-name.ts'
import { damageToChampions } from './damage.ts'
import { ItemSlots } from './ItemSlots.tsx'
import { KdaFigure } from './KdaFigure.tsx'
import { Loadout } from './Loadout.tsx'
import { PlayerName } from './PlayerName.tsx'
import { RunePage } from './RunePage.tsx'

graphql(/* GraphQL */ `
  fragment ScoreboardRow_participant on Participant {
    participantId
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
  row: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  own: { backgroundColor: lane.brandTint },
  cell: { padding: '6px 8px', textAlign: 'end', whiteSpace: 'nowrap' },
  player: {
    padding: '6px 8px 6px 6px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
  },
  playerWords: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  names: { display: 'grid', minWidth: 0, fontSize: tokens.fontSizeBase300, lineHeight: '18px' },
  level: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
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
    minWidth: '64px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  fill: { display: 'block', height: '100%', borderRadius: tokens.borderRadiusCircular, backgroundColor: lane.loss },
  items: { display: 'flex', justifyContent: 'flex-end', gap: '3px' },
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
  const hasRunes = participant.runes.styles.length > 0
  const loadout = <Loadout participant={participant} size={18} />

  return (
    <>
      <tr className={mergeClasses(styles.row, own && styles.own)}>
        <th scope="row" className={styles.player}>
          <div className={styles.playerWords}>
            <GameImage src={participant.champion.image} name={championName(participant)} size={36} />
            {hasRunes ? (
              <button
                type="button"
                className={styles.runes}
                aria-expanded={runesOpen}
                aria-controls={runesId}
                aria-label={t('account.runes.open', { name: participant.gameName || championName(participant).text })}
                title={t('account.runes.title')}
                onClick={() => setRunesOpen(!runesOpen)}
              >
                {loadout}
              </button>
            ) : (
              loadout
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
          {durationSeconds === 0 ? null : (
            <div className={styles.second}>{format.number(participant.creepScore / (durationSeconds / 60), 1)}</div>
          )}
        </td>
        <td className={styles.cell}>{format.number(participant.goldEarned)}</td>
        <td className={styles.cell}>{format.number(participant.visionScore)}</td>
        <td className={styles.cell}>
          <ItemSlots participant={participant} size={22} className={styles.items} />
        </td>
      </tr>
      {runesOpen ? (
        <tr id={runesId} className={styles.row}>
          <td colSpan={COLUMN_COUNT}>
            <RunePage runes={participant.runes} />
          </td>
        </tr>
      ) : null}
    </>
  )
}
