import { useApolloClient } from '@apollo/client/react'
import { makeStyles } from '@fluentui/react-components'
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { TextField } from '../components/TextField.tsx'
import type { Region } from '../gql/graphql.ts'
import type { ComparedParams } from '../paths.ts'
import { findComparedOfPage } from './compared-player.ts'
import type { RecentSearch } from './recent-searches.ts'
import { findSearchOutcome, type WantedAccount } from './search-outcome.ts'
import { useQuickCombobox } from './useQuickCombobox.tsx'

/** Content of a field. */
export interface Named {
  readonly text: string
  /** Null until a player is chosen. */
  readonly player: ComparedParams | null
}

export interface PlayerFieldHandle {
  readonly focus: () => void
  readonly hasFocus: () => boolean
  /** Chooses the highlighted or the first player, or says what is missing. */
  readonly submit: () => void
}

export interface PlayerFieldWords {
  readonly placeholder: string
  /** The field is empty. */
  readonly missing: string
  /** No single account has this Riot ID. */
  readonly unclear: string
  readonly unreachable: string
}

interface PlayerFieldProps {
  readonly ref: Ref<PlayerFieldHandle>
  readonly name: string
  readonly label: string
  readonly words: PlayerFieldWords
  /** True for players who can be chosen. */
  readonly offers: (player: ComparedParams) => boolean
  readonly named: Named
  /** Region for Riot IDs without a region; null for all regions. */
  readonly region: Region | null
  readonly onChange: (named: Named) => void
}

type Trouble = 'missing' | 'unclear' | 'unreachable'

const useStyles = makeStyles({
  // The list of results lies over the page.
  root: { position: 'relative', minWidth: 0, ':focus-within': { zIndex: 2 } },
})

/** A text field that offers players. A choice fills it. */
export function PlayerField({ ref, name, label, words, offers, named, region, onChange }: PlayerFieldProps) {
  const styles = useStyles()
  const client = useApolloClient()
  const id = useId()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // The look-up whose answer still counts.
  const pending = useRef<WantedAccount | null>(null)

  function findOffered(path: string) {
    const player = findComparedOfPage(path)
    return player !== null && offers(player) ? player : null
  }

  function edit(text: string) {
    pending.current = null
    setTrouble(null)
    onChange({ text, player: null })
  }

  function pick({ path, name: picked, behind, region: place }: RecentSearch) {
    setTrouble(null)
    onChange({ text: place === '' ? picked : `${picked}${behind} ${place}`, player: findOffered(path) })
  }

  /** An account without a region is looked up in all of them. */
  async function lookUp(wanted: WantedAccount) {
    const text = `${wanted.gameName}#${wanted.tagLine}`
    if (wanted.region !== null) {
      onChange({ text: `${text} ${wanted.region}`, player: { ...wanted, region: wanted.region } })
      return
    }
    pending.current = wanted
    const outcome = await findSearchOutcome(client, wanted)
    if (pending.current !== wanted) return
    pending.current = null
    if (outcome.kind !== 'answered') setTrouble('unreachable')
    else if (outcome.found === null) setTrouble('unclear')
    else onChange({ text: `${text} ${outcome.found.region}`, player: outcome.found })
  }

  const { waiting, type, submit, rootProps, fieldProps, popup } = useQuickCombobox({
    text: named.text,
    region,
    onEdit: edit,
    onLookUp: (wanted) => void lookUp(wanted),
    pick: { offers: (path) => findOffered(path) !== null, onPick: pick },
  })

  useImperativeHandle(ref, () => ({
    focus: () => fieldProps.ref.current?.focus(),
    hasFocus: () => fieldProps.ref.current === document.activeElement,
    submit() {
      fieldProps.ref.current?.focus()
      if (named.text.trim() === '') setTrouble('missing')
      else submit()
    },
  }))

  return (
    <div className={styles.root} {...rootProps}>
      <TextField
        {...fieldProps}
        id={id}
        name={name}
        label={label}
        placeholder={words.placeholder}
        error={trouble === null ? null : words[trouble]}
        aria-busy={waiting}
        // A narrow field truncates a long name.
        title={named.text === '' ? undefined : named.text}
        value={named.text}
        onEdit={(text) => {
          edit(text)
          type(text)
        }}
      />
      {popup}
    </div>
  )
}
