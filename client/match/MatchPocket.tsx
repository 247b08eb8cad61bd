import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Chip } from '../components/Chip.tsx'
import { graphql } from '../gql/gql.ts'
import type { MatchPocket_participantFragment } from '../gql/graphql.ts'
import { AugmentSlots } from './AugmentSlots.tsx'
import { ItemSlots } from './ItemSlots.tsx'
import { COMPACT } from './match-row-layout.ts'
import { greatestMultikill } from './multikill.ts'

graphql(/* GraphQL */ `
  fragment MatchPocket_participant on Participant {
    doubleKills
    tripleKills
    quadraKills
    pentaKills
    ...ItemSlots_participant
    ...AugmentSlots_participant
  }
`)

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '6px',
    [COMPACT]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginTop: '8px',
    },
  },
  items: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 24px)',
    gap: '4px',
    // The trinket is beside the other items, above the item of the role quest.
    '& > :last-child': { gridRow: 1, gridColumn: 4 },
    [COMPACT]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '24px',
      '& > :last-child': { gridRow: 'auto', gridColumn: 'auto' },
    },
  },
  augments: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
})

export function MatchPocket({ participant }: { readonly participant: MatchPocket_participantFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const multikill = greatestMultikill(participant)
  return (
    <div className={styles.root}>
      <ItemSlots participant={participant} size={24} className={styles.items} />
      <AugmentSlots participant={participant} size={24} className={styles.augments} />
      {multikill === null ? null : <Chip tone="brand">{t(`account.multikill.${multikill}`)}</Chip>}
    </div>
  )
}
