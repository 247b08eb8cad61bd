import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useChampionChoicesQuery } from '../gql/ChampionChoices.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { PHONE } from '../theme/tokens.ts'
import { championChoicesVariables, groupChoices, type ChampionChoice } from './champion-choices.ts'
import { ChampionOptions } from './ChampionOptions.tsx'

interface ChampionPickerProps {
  readonly label: string
  readonly input: RefObject<HTMLInputElement | null>
  /** The champions of the matches on the page, which are offered first. */
  readonly played: readonly ChampionChoice[]
  readonly onChoose: (champion: ChampionChoice) => void
}

const useStyles = makeStyles({
  root: { position: 'relative', [PHONE]: { flexGrow: 1 } },
  input: {
    width: '168px',
    height: '32px',
    padding: '0 14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    // iOS zooms into fields with smaller letters.
    [PHONE]: { width: '100%', fontSize: tokens.fontSizeBase400 },
    '::placeholder': { color: tokens.colorNeutralForeground2, opacity: 1 },
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})

/** Fetches the list of champions on focus, and again on the next opening if that failed. */
export function ChampionPicker({ label, input, played, onChoose }: ChampionPickerProps) {
  const styles = useStyles()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [wanted, setWanted] = useState(false)
  const variables = championChoicesVariables(useLocale())
  const { data, error, refetch } = useChampionChoicesQuery({ variables, skip: !wanted })

  const groups = groupChoices(played, data?.champions ?? [], typed)
  const choices = [...groups.played, ...groups.others]
  const highlighted = Math.min(active, choices.length - 1)
  const optionId = (position: number) => `${listId}-${position}`

  function show() {
    setWanted(true)
    if (!open && error !== undefined) void refetch()
    setOpen(true)
  }

  function choose(champion: ChampionChoice | undefined) {
    if (champion === undefined) return
    setTyped('')
    setActive(0)
    setOpen(false)
    onChoose(champion)
  }

  function moveTo(position: number) {
    const next = choices.length === 0 ? 0 : (position + choices.length) % choices.length
    setActive(next)
    input.current?.ownerDocument.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (open) moveTo(highlighted + (event.key === 'ArrowDown' ? 1 : -1))
        else show()
        return
      case 'Enter':
        if (open) choose(choices[highlighted])
        return
      case 'Escape':
        if (open) event.preventDefault()
        setTyped('')
        setOpen(false)
    }
  }

  return (
    <div className={styles.root}>
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && choices.length > 0 ? optionId(highlighted) : undefined}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onFocus={() => setWanted(true)}
        onClick={show}
        onBlur={() => setOpen(false)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(0)
          show()
        }}
        onKeyDown={onKeyDown}
      />
      <ChampionOptions
        id={listId}
        label={label}
        open={open}
        groups={groups}
        optionId={optionId}
        highlighted={highlighted}
        state={error === undefined ? (data === undefined ? 'loading' : 'loaded') : 'failed'}
        onChoose={choose}
      />
    </div>
  )
}
