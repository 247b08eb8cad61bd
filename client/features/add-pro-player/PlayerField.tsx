import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/TextField.tsx'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'
import { RoleMark } from '../../pro-scene/RoleMark.tsx'
import type { KnownPlayer } from './useKnownPlayers.ts'

interface PlayerFieldProps {
  readonly id: string
  /** Validation error; null for none. */
  readonly error: string | null
  readonly value: string
  /** Players that match the typed text. */
  readonly found: readonly KnownPlayer[]
  readonly onEdit: (value: string) => void
  readonly onBlur: () => void
}

const MAX_OPTIONS = 6

const useStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  list: {
    position: 'absolute',
    zIndex: 2,
    top: '66px',
    insetInline: 0,
    display: 'grid',
    padding: '4px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    padding: '0 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandForeground1}`,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  fact: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

export function PlayerField({ id, error, value, found, onEdit, onBlur }: PlayerFieldProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(0)
  const options = wanted ? found.slice(0, MAX_OPTIONS) : []
  const open = options.length > 0
  const highlighted = Math.min(active, options.length - 1)
  const optionId = (position: number) => `${id}-option-${position}`

  const combobox = {
    role: 'combobox',
    'aria-expanded': open,
    'aria-controls': `${id}-list`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': open ? optionId(highlighted) : undefined,
  } as const

  function choose(player: KnownPlayer | undefined) {
    if (player === undefined) return
    onEdit(player.name)
    setWanted(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (open) setActive((highlighted + step + options.length) % options.length)
      else setWanted(true)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(options[highlighted])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setWanted(false)
    }
  }

  function onLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    setWanted(false)
    onBlur()
  }

  return (
    <div className={styles.root} onBlur={onLeave}>
      <TextField
        id={id}
        label={t('addProPlayer.fields.player')}
        {...combobox}
        error={error}
        value={value}
        onEdit={(text) => {
          onEdit(text)
          setWanted(true)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The list belongs to a text field, and a <select> can't do that.
        role="listbox"
        aria-label={t('addProPlayer.fields.player')}
        className={open ? styles.list : undefined}
        hidden={!open}
      >
        {options.map((player, position) => (
          <button
            key={player.id}
            id={optionId(position)}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <option> can't contain a picture, nor be part of a custom list.
            role="option"
            tabIndex={-1}
            aria-selected={position === highlighted}
            className={mergeClasses(styles.option, position === highlighted && styles.active)}
            onClick={() => choose(player)}
          >
            <PlayerPhoto player={player} size={28} />
            <span className={styles.name}>{player.name}</span>
            <span className={styles.fact}>{player.team?.code ?? t('addProPlayer.noTeam')}</span>
            <span className={styles.fact}>
              <RoleMark role={player.role} />
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}
