import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../../components/GameImage.tsx'
import { byLane } from '../../../match/match-shape.ts'
import { colourOf, sidesOf } from '../../../match/sides.ts'
import { useChampionName } from '../../../match/useChampionName.ts'
import { useParticipantName } from '../../../match/useParticipantName.ts'
import { FORCED_COLORS, ownTokens, PHONE } from '../../../theme/tokens.ts'
import type { CoursePlayer } from './course-player.ts'

interface PlayerChooserProps {
  readonly participants: readonly CoursePlayer[]
  readonly hasSides: boolean
  readonly chosenId: number
  readonly onChoose: (participantId: number) => void
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 24px',
    minWidth: 0,
    [PHONE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  },
  side: { display: 'flex', flexWrap: 'wrap', gap: '4px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  player: {
    position: 'relative',
    display: 'block',
    padding: '2px',
    border: '2px solid transparent',
    // Forced colours show transparent borders.
    [FORCED_COLORS]: { border: '2px solid Canvas' },
    borderRadius: '14px',
    opacity: 0.7,
    cursor: 'pointer',
    ':hover': { opacity: 1 },
    ':focus-within': { opacity: 1 },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: { opacity: 1, [FORCED_COLORS]: { border: '2px solid Highlight' } },
  blue: { border: `2px solid ${ownTokens.win}` },
  red: { border: `2px solid ${ownTokens.loss}` },
  none: { border: `2px solid ${tokens.colorBrandForeground1}` },
  radio: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
})

/** Pictures of the champions, side by side or in one group. */
export function PlayerChooser({ participants, hasSides, chosenId, onChoose }: PlayerChooserProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const championOf = useChampionName()
  const nameOf = useParticipantName()
  const group = useId()
  const sides = sidesOf(participants)
  const option = (player: CoursePlayer) => {
    const words = [championOf(player).text, nameOf(player).text]
    const chosen = player.participantId === chosenId
    return (
      <label
        key={player.participantId}
        className={mergeClasses(
          styles.player,
          chosen && styles[hasSides ? colourOf(player.teamId) : 'none'],
          chosen && styles.chosen,
        )}
        title={words.join(' · ')}
      >
        <input
          type="radio"
          name={group}
          className={styles.radio}
          aria-label={words.join(', ')}
          checked={chosen}
          onChange={() => onChoose(player.participantId)}
        />
        <GameImage src={player.champion.image} name={null} size={36} />
      </label>
    )
  }
  return (
    <div role="radiogroup" className={styles.root} aria-label={t('playerCourse.chooser')}>
      {hasSides ? (
        sides.map((side) => (
          <fieldset
            key={side.sideId}
            className={styles.side}
            aria-label={t(`scoreboard.sides.${colourOf(side.sideId)}`)}
          >
            {byLane(side.participants).map(option)}
          </fieldset>
        ))
      ) : (
        <div className={styles.side}>{sides.flatMap((side) => side.participants).map(option)}</div>
      )}
    </div>
  )
}
