import { makeStyles } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PopoverBar } from '../components/PopoverBar.tsx'
import { graphql } from '../gql/gql.ts'
import { loadoutStops } from './loadout-stops.ts'
import { RuneMarks } from './RuneMarks.tsx'
import { SpellMarks } from './SpellMarks.tsx'

graphql(/* GraphQL */ `
  fragment Loadout_participant on Participant {
    ...SpellMarks_participant
    ...RuneMarks_participant
  }
`)

interface LoadoutProps extends Omit<ComponentProps<typeof RuneMarks>, 'explained'> {
  readonly spells: ComponentProps<typeof SpellMarks>['spells']
  /** In pixels. */
  readonly size: number
}

const useStyles = makeStyles({
  root: { display: 'grid', gridAutoFlow: 'column', gridTemplateRows: 'auto auto', gap: '4px' },
})

/** A participant's loadout: two summoner spells, the keystone and the second rune tree. Each has a pop-over. */
export function Loadout({ spells, keystone, secondTree, size }: LoadoutProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <PopoverBar
      label={t('match.loadout')}
      stops={loadoutStops({ spells, keystone, secondTree })}
      className={styles.root}
    >
      <SpellMarks spells={spells} size={size} />
      <RuneMarks keystone={keystone} secondTree={secondTree} size={size} explained />
    </PopoverBar>
  )
}
