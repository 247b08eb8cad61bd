import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LocalText } from '../components/LocalText.tsx'
import { PopoverBar } from '../components/PopoverBar.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { Region, ScoreboardParticipant_participantFragment } from '../gql/graphql.ts'
import { ChampionMark } from './ChampionMark.tsx'
import { spellStops } from './loadout-stops.ts'
import { greatestMultikill } from './multikill.ts'
import { ParticipantName } from './ParticipantName.tsx'
import { RuneMarks } from './RuneMarks.tsx'
import { findSecondTree } from './second-tree.ts'
import { SpellMarks } from './SpellMarks.tsx'
import { useChampionName } from './useChampionName.ts'

graphql(/* GraphQL */ `
  fragment ScoreboardParticipant_participant on Participant {
    ...ChampionMark_participant
    champLevel
    lane
    doubleKills
    tripleKills
    quadraKills
    pentaKills
    ...ParticipantName_participant
    ...SpellMarks_participant
    ...RuneMarks_participant
    runes {
      keystone {
        runeId: key
      }
    }
  }
`)

interface ScoreboardParticipantProps {
  readonly participant: ScoreboardParticipant_participantFragment
  readonly region: Region
  readonly own: boolean
  readonly runesOpen: boolean
  /** The `id` of the row with the runes. */
  readonly runesId: string
  readonly onToggleRunes: () => void
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  champion: { position: 'relative', flexShrink: 0 },
  level: {
    position: 'absolute',
    // Clear of the two letters, which are all that distinguishes some pictures.
    right: '-9px',
    bottom: '-8px',
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
  // Touch targets: their centres are at least 24 pixels apart.
  spells: { display: 'grid', gap: '6px', flexShrink: 0, marginLeft: '4px' },
  words: { display: 'grid', minWidth: 0, fontSize: tokens.fontSizeBase300, lineHeight: '18px' },
  second: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    overflowWrap: 'break-word',
    color: tokens.colorNeutralForeground3,
  },
  multikill: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

export function ScoreboardParticipant({ participant, region, own, ...runes }: ScoreboardParticipantProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  const greatest = greatestMultikill(participant)
  // Double kills are so common that they would appear in every other row.
  const multikill = greatest === 'double' ? null : greatest
  return (
    <div className={styles.root}>
      <div className={styles.champion}>
        <ChampionMark participant={participant} size={36} />
        <span className={styles.level} aria-hidden="true">
          {participant.champLevel}
        </span>
        <VisuallyHidden>{t('account.match.level', { level: participant.champLevel })}</VisuallyHidden>
      </div>
      <PopoverBar label={t('spell.both')} stops={spellStops(participant.summonerSpells)} className={styles.spells}>
        <SpellMarks spells={participant.summonerSpells} size={18} />
      </PopoverBar>
      {participant.runes.keystone === null ? null : (
        <button
          type="button"
          className={mergeClasses(styles.runes, runes.runesOpen && styles.runesOpen)}
          aria-expanded={runes.runesOpen}
          aria-controls={runes.runesId}
          aria-label={t('runes.open', {
            name: (participant.puuid === null ? '' : participant.gameName) || nameOf(participant).text,
          })}
          title={t('runes.title')}
          onClick={runes.onToggleRunes}
        >
          <RuneMarks
            keystone={participant.runes.keystone}
            secondTree={findSecondTree(participant.runes.styles)}
            size={18}
            explained={false}
          />
        </button>
      )}
      <span className={styles.words}>
        <ParticipantName participant={participant} region={region} own={own} />
        <span className={styles.second}>
          {/* The picture already has this text for screen readers. */}
          <span aria-hidden="true">
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
