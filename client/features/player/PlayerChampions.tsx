import { makeStyles } from '@fluentui/react-components'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { ExportButton } from '../../exports/ExportButton.tsx'
import type { PlayerParams } from '../../paths.ts'
import { playerVariables } from '../../pro-scene/player-variables.ts'
import { sectionHeadStyle, sectionTitleStyle } from '../../pro-scene/section-title-style.ts'
import { NewestChampions } from './NewestChampions.tsx'
import { COUNTED_GAMES } from './player-view.ts'
import { RecordedChampions } from './RecordedChampions.tsx'
import { usePlayerView } from './usePlayerView.ts'

const useStyles = makeStyles({
  section: { outlineStyle: 'none' },
  head: sectionHeadStyle,
  title: { ...sectionTitleStyle, margin: 0 },
})

interface PlayerChampionsProps {
  /** The address at which the player was found. */
  readonly asked: PlayerParams
}

/** A player's champions, in the newest ranked solo games or in all recorded games. */
export function PlayerChampions({ asked }: PlayerChampionsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const [{ last, order: sorted, reverse }, change] = usePlayerView()
  const { name: player, team } = playerVariables(asked)
  const order = { sort: sorted === 'winRate' ? 'winRateLow' : sorted, reverse: reverse ? true : null }

  // A retry button is removed by its own press and must not take the focus with it.
  const keepFocus = () => section.current?.focus({ preventScroll: true })

  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t(last === 'recorded' ? 'player.champions.recordedTitle' : 'player.champions.title')}
        </h2>
        <FilterChips
          label={t('player.champions.last')}
          options={COUNTED_GAMES.map((games) => ({
            value: String(games),
            label:
              games === 'recorded'
                ? t('player.champions.allRecorded')
                : t('player.champions.lastGames', { number: games }),
          }))}
          selected={String(last)}
          onSelect={(chosen) => change({ last: COUNTED_GAMES.find((games) => String(games) === chosen) ?? last })}
        />
        {last === 'recorded' ? (
          <ExportButton of="player-champions" parameters={{ player, team, ...order }} />
        ) : (
          <ExportButton of="player-newest-champions" parameters={{ player, team, last, ...order }} />
        )}
      </div>
      {last === 'recorded' ? (
        <RecordedChampions asked={asked} onButtonGone={keepFocus} />
      ) : (
        <NewestChampions asked={asked} last={last} onButtonGone={keepFocus} />
      )}
    </section>
  )
}
