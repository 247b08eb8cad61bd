import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { PopoverBar } from '../components/PopoverBar.tsx'
import { graphql } from '../gql/gql.ts'
import type { Loadout_participantFragment } from '../gql/graphql.ts'
import { loadoutStops } from './loadout-stops.ts'
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
}

const useStyles = makeStyles({
  root: { display: 'grid', gridAutoFlow: 'column', gridTemplateRows: 'auto auto', gap: '4px' },
})

/**
 * What a participant brought into the match: two summoner spells, the keystone and the second tree of runes. Each
 * explains itself.
 */
export function Loadout({ participant, size }: LoadoutProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <PopoverBar label={t('match.loadout')} stops={loadoutStops(participant)} className={styles.root}>
      <SpellMarks participant={participant} size={size} />
      <RuneMarks participant={participant} size={size} explained />
    </PopoverBar>
  )
}
