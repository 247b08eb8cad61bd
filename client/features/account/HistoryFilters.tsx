import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/FilterChips.tsx'
import { Glyph } from '../../components/Glyph.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { lane, PHONE } from '../../theme/lane.ts'
import { QUEUE_CHOICES } from './account-view.ts'
import { championWord, type ChampionChoice, type ChosenChampion } from './champion-choices.ts'
import { ChampionPicker } from './ChampionPicker.tsx'
import { useAccountView } from './useAccountView.ts'
import { useChosenName } from './useChosenName.ts'

interface HistoryFiltersProps {
  /** The champion that the history is narrowed to. */
  readonly champion: ChosenChampion | null
  /** The champions of the matches in sight, the most played first. */
  readonly played: readonly ChampionChoice[]
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minWidth: 0,
  },
  champion: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', [PHONE]: { flexGrow: 1 } },
  chosen: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    padding: '0 10px 0 14px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusCircular,
    // The tint lies on the colour of a card: on the page itself it would take the words' contrast away.
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `linear-gradient(${lane.brandTint}, ${lane.brandTint})`,
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { border: `1px solid ${tokens.colorBrandForeground1}` },
  },
})

/** What the history is narrowed to: a queue, a champion, or both. */
export function HistoryFilters({ champion, played }: HistoryFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChosenName()
  const [{ queue }, changeView] = useAccountView()
  const pickerInput = useRef<HTMLInputElement>(null)

  function removeChampion() {
    changeView({ champion: null })
    // The chip goes away, and must not take the focus with it.
    pickerInput.current?.focus()
  }

  return (
    <div className={styles.root}>
      <FilterChips
        label={t('account.matches.filter')}
        options={QUEUE_CHOICES.map((value) => ({ value, label: t(`account.matches.queues.${value ?? 'ALL'}`) }))}
        selected={queue}
        onSelect={(chosen) => changeView({ queue: chosen })}
      />
      <div className={styles.champion}>
        {champion === null ? null : (
          <button
            type="button"
            className={styles.chosen}
            aria-label={t('account.matches.removeChampion', { champion: nameOf(champion).text })}
            onClick={removeChampion}
          >
            <LocalText name={nameOf(champion)} />
            <Glyph name="close" size={14} />
          </button>
        )}
        <ChampionPicker
          input={pickerInput}
          played={played}
          onChoose={(chosen) => changeView({ champion: championWord(chosen) })}
        />
      </div>
    </div>
  )
}
