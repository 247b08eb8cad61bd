import { makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { playerPath, teamPath } from '../../paths.ts'
import { rosterChangeWords } from '../../pro-scene/roster-change-words.ts'
import { ownTokens } from '../../theme/tokens.ts'
import type { WrittenChange } from './roster-outcome.ts'
import { UndoButton } from './UndoButton.tsx'
import { OUTCOME_MARK } from './useRosterRequest.ts'

interface WrittenNoticeProps {
  /** The change in its current version; null when there was nothing new to save. */
  readonly change: WrittenChange | null
  readonly onUndone: () => void
}

const useStyles = makeStyles({
  notice: {
    display: 'grid',
    gap: '8px',
    padding: '12px 14px',
    border: `1px solid ${ownTokens.win}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: ownTokens.winTint,
  },
  words: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  link: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

export function WrittenNotice({ change, onUndone }: WrittenNoticeProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const notice = useRef<HTMLDivElement>(null)
  const team = change?.player?.team ?? null
  function finishUndo() {
    // The button is removed.
    notice.current?.focus()
    onUndone()
  }

  return (
    <div ref={notice} className={styles.notice} {...OUTCOME_MARK}>
      <p className={styles.words}>{doneWords(change, t)}</p>
      {change === null || change.player === null ? null : (
        <div className={styles.ways}>
          <Link className={styles.link} to={playerPath({ team: team?.code ?? null, slug: change.player.slug })}>
            {t('addProPlayer.toPlayer', { name: change.playerName })}
          </Link>
          {team === null ? null : (
            <Link className={styles.link} to={teamPath(team.code)}>
              {t('addProPlayer.toTeam', { team: team.code })}
            </Link>
          )}
          {change.undoable ? (
            <UndoButton change={change.id} playerName={change.playerName} onUndone={finishUndo} />
          ) : null}
        </div>
      )}
    </div>
  )
}

function doneWords(change: WrittenChange | null, t: TFunction): string {
  if (change === null) return t('addProPlayer.done.nothingNew')
  const words = `${change.playerName} ${rosterChangeWords(change, null, t)}`
  return t(change.undoneBy === null ? 'addProPlayer.done.written' : 'addProPlayer.done.undone', { change: words })
}
