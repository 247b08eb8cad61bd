import { makeStyles } from '@fluentui/react-components'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { graphql } from '../gql/gql.ts'
import type { Loadout_participantFragment } from '../gql/graphql.ts'
import { RuneMarks } from './RuneMarks.tsx'
import { SpellMarks } from './SpellMarks.tsx'

graphql(/* GraphQL */ `
  fragment Loadout_participant on Participant {
    ...SpellMarks_participant @unmask
    ...RuneMarks_participant @unmask
  }
`)

interface LoadoutProps {
  readonly participant: FragmentFields<Loadout_participantFragment>
  /** Width and height of each picture in pixels. */
  readonly size: number
  /** True where each picture explains itself; not inside a button, which can hold no other. */
  readonly explained?: boolean
}

const useStyles = makeStyles({
  root: { display: 'grid', gridAutoFlow: 'column', gridTemplateRows: 'auto auto', gap: '4px' },
})

/** What a player brought into the match: two summoner spells, the keystone and the second tree of runes. */
export function Loadout({ participant, size, explained = false }: LoadoutProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <SpellMarks participant={participant} size={size} explained={explained} />
      <RuneMarks participant={participant} size={size} explained={explained} />
    </div>
  )
}
