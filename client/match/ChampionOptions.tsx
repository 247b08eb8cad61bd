import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import type { ChampionChoice } from './champion-choices.ts'
import { useChosenName } from './useChosenName.ts'

interface ChampionOptionsProps {
  readonly id: string
  readonly label: string
  readonly open: boolean
  readonly groups: { readonly played: readonly ChampionChoice[]; readonly others: readonly ChampionChoice[] }
  /** Positions are counted across both groups. */
  readonly optionId: (position: number) => string
  /** Enter chooses this option. */
  readonly highlighted: number
  /** Loading state of the champions that are not on the page. */
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly onChoose: (champion: ChampionChoice) => void
}

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    zIndex: 3,
    top: '38px',
    right: 0,
    width: '232px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: tokens.shadow28,
  },
  closed: { display: 'none' },
  list: { maxHeight: '320px', overflowY: 'auto', padding: '6px', ':empty': { padding: 0 } },
  title: {
    display: 'block',
    padding: '6px 8px 4px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: '36px',
    padding: '2px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    font: 'inherit',
    textAlign: 'start',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  highlighted: {
    backgroundColor: tokens.colorSubtleBackgroundPressed,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandForeground1}`,
  },
  note: {
    display: 'block',
    padding: '10px 14px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    ':empty': { padding: 0 },
  },
})

/** First the champions of the matches on the page, then the others. */
export function ChampionOptions(props: ChampionOptionsProps) {
  const { id, label, open, groups, optionId, highlighted, state, onChoose } = props
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChosenName()
  const found = groups.played.length + groups.others.length
  const note = state !== 'loaded' ? state : found === 0 ? 'none' : null

  function listGroup(group: 'played' | 'others', start: number) {
    const champions = groups[group]
    if (champions.length === 0) return null
    const labelId = `${id}-${group}`
    return (
      <fieldset className={styles.group} aria-labelledby={labelId}>
        <span id={labelId} className={styles.title}>
          {t(`account.matches.champions.${group}`)}
        </span>
        {champions.map((champion, index) => (
          <button
            key={champion.key}
            type="button"
            id={optionId(start + index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <option> can't contain a picture, nor be part of a custom list.
            role="option"
            tabIndex={-1}
            aria-selected={start + index === highlighted}
            className={mergeClasses(styles.option, start + index === highlighted && styles.highlighted)}
            onClick={() => onChoose(champion)}
          >
            <GameImage src={champion.image} name={null} size={28} />
            <LocalText name={nameOf(champion)} />
          </button>
        ))}
      </fieldset>
    )
  }

  return (
    <div className={mergeClasses(styles.root, !open && styles.closed)}>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The list belongs to a text field, and a <select> can't do that.
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        // The field keeps the focus, and the list stays open until a choice is made.
        onMouseDown={(event) => event.preventDefault()}
      >
        {open ? listGroup('played', 0) : null}
        {open ? listGroup('others', groups.played.length) : null}
      </div>
      {/* Always mounted, so that screen readers announce its text when it arrives. */}
      <output className={styles.note}>{open && note !== null ? t(`account.matches.champions.${note}`) : null}</output>
    </div>
  )
}
