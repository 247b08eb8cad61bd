import { graphql } from '../../gql/gql.ts'
import type { ItemsStep_optionFragment } from '../../gql/graphql.ts'
import { UseRows } from '../UseRows.tsx'
import { ItemSequence } from './ItemSequence.tsx'
import { ItemSet } from './ItemSet.tsx'
import { StepCard } from './StepCard.tsx'

graphql(/* GraphQL */ `
  fragment ItemsStep_option on BuildItemsOption {
    items {
      itemId: key
      ...ItemMark_item
    }
    share {
      ...UseRows_rate
    }
    winRate {
      ...UseRows_rate
    }
  }
`)

interface ItemsStepProps {
  readonly title: string
  readonly coverage: string
  /** Head of the first column. */
  readonly column: string
  readonly options: readonly ItemsStep_optionFragment[]
  /** True when the order of the items matters. */
  readonly ordered?: boolean
}

export function ItemsStep({ title, coverage, column, options, ordered = false }: ItemsStepProps) {
  const Items = ordered ? ItemSequence : ItemSet
  const uses = options.map(({ items, share, winRate }) => {
    const key = items.map(({ itemId }) => itemId).join('-')
    return {
      key,
      mark: <Items items={items} stopOf={(itemId) => stopIn(key, itemId)} />,
      stops: [...new Set(items.map(({ itemId }) => stopIn(key, itemId)))],
      share,
      winRate,
    }
  })
  return (
    <StepCard title={title} coverage={coverage} empty={uses.length === 0}>
      <UseRows label={title} column={column} uses={uses} stops={uses.flatMap(({ stops }) => stops)} />
    </StepCard>
  )
}

const stopIn = (option: string, itemId: number) => `${option} ${itemId}`
