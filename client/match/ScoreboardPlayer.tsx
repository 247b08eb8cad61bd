import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { LocalText } from '../components/LocalText.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { Region, ScoreboardPlayer_participantFragment } from '../gql/graphql.ts'
import { ChampionMark } from './ChampionMark.tsx'
import { RuneMarks } from './RuneMarks.tsx'
import { SpellMarks } from './SpellMarks.tsx'
import { greatestMultikill } from './multikill.ts'
import { PlayerName } from './PlayerName.tsx'
import { WIDE } from './scoreboard-layout.ts'
import { useChampionName } from './useChampionName.ts'

graphql(/* GraphQL */ `
  fragment ScoreboardPlayer_participant on Participant {
    ...ChampionMark_participant @unmask
    champLevel
    lane
    doubleKills
    tripleKills
    quadraKills
    pentaKills
    ...PlayerName_participant @unmask
    ...SpellMarks_participant @unmask
    ...RuneMarks_participant @unmask
    runes {
      keystone {
        runeId
      }
    }
  }
`)

interface ScoreboardPlayerProps {
  readonly participant: FragmentFields<ScoreboardPlayer_participantFragment>
  readonly region: Region
  readonly own: boolean
  readonly runesOpen: boolean
  /** The `id` of what the runes open in. */
  readonly runesId: string
  readonly onToggleRunes: () => void
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  champion: { position: 'relative', flexShrink: 0 },
  level: {
    position: 'absolute',
    right: '-5px',
    bottom: '-4px',
    minWidth: '18px',
    padding: '0 3px',
    borderRadius: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
  runes: {
    display: 'grid',
    gap: '4px',
    flexShrink: 0,
    padding: '2px',
    border: 'none',
    borderRadius: '8px',
    background: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  runesOpen: { backgroundColor: tokens.colorNeutralStroke2 },
  spells: { display: 'grid', gap: '4px', flexShrink: 0 },
  words: { display: 'grid', minWidth: 0, fontSize: tokens.fontSizeBase300, lineHeight: '18px' },
  second: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    overflowWrap: 'break-word',
    color: tokens.colorNeutralForeground3,
  },
  championName: { display: 'none', [WIDE]: { display: 'inline' } },
  unknownChampion: { display: 'inline' },
  multikill: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

/** Who a player was: champion and level, what was brought along, the name, the lane and the greatest multikill. */
export function ScoreboardPlayer({ participant, region, own, ...runes }: ScoreboardPlayerProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const multikill = greatestMultikill(participant)
  return (
    <div className={styles.root}>
      <div className={styles.champion}>
        <ChampionMark participant={participant} size={36} />
        <span className={styles.level} aria-hidden="true">
          {participant.champLevel}
        </span>
        <VisuallyHidden>{t('account.match.level', { level: participant.champLevel })}</VisuallyHidden>
      </div>
      <div className={styles.spells}>
        <SpellMarks participant={participant} size={18} explained />
      </div>
      {participant.runes.keystone === null ? null : (
        <button
          type="button"
          className={mergeClasses(styles.runes, runes.runesOpen && styles.runesOpen)}
          aria-expanded={runes.runesOpen}
          aria-controls={runes.runesId}
          aria-label={t('account.runes.open', { name: participant.gameName || nameOf(participant).text })}
          title={t('account.runes.title')}
          onClick={runes.onToggleRunes}
        >
          <RuneMarks participant={participant} size={18} explained={false} />
        </button>
      )}
      <span className={styles.words}>
        <PlayerName participant={participant} region={region} own={own} />
        <span className={styles.second}>
          {/* The picture of one that this server does not know says nothing to the eye. */}
          <span
            className={mergeClasses(styles.championName, participant.champion.name === null && styles.unknownChampion)}
            aria-hidden="true"
          >
            <LocalText name={nameOf(participant)} />
            {participant.lane === null && multikill === null ? null : ' · '}
          </span>
          {participant.lane === null ? null : t(`match.lanes.${participant.lane}`)}
          {participant.lane === null || multikill === null ? null : ' · '}
          {multikill === null ? null : <span className={styles.multikill}>{t(`account.multikill.${multikill}`)}</span>}
        </span>
      </span>
    </div>
  )
}
