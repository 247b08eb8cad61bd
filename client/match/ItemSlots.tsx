import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FragmentFields } from '../apollo/fragment-fields.ts'
import { GameImage } from '../components/GameImage.tsx'
import { graphql } from '../gql/gql.ts'
import type { ItemSlots_participantFragment } from '../gql/graphql.ts'

graphql(/* GraphQL */ `
  fragment ItemSlots_participant on Participant {
    items {
      itemId
      name(locale: $locale) {
        text
        locale
      }
      image
    }
  }
`)

interface ItemSlotsProps {
  readonly participant: FragmentFields<ItemSlots_participantFragment>
  /** Width and height of a slot in pixels. */
  readonly size: number
  readonly className: string
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  empty: {
    display: 'block',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
})

/** The seven slots of a player, in their order, empty ones too. */
export function ItemSlots({ participant, size, className }: ItemSlotsProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <ul className={mergeClasses(styles.list, className)} aria-label={t('account.match.items')}>
      {Object.entries(participant.items).map(([slot, item]) => (
        <li key={slot}>
          {item === null ? (
            <span
              className={styles.empty}
              style={{ width: size, height: size, borderRadius: Math.round(size * 0.24) }}
              aria-hidden="true"
            />
          ) : (
            <GameImage src={item.image} name={item.name} size={size} />
          )}
        </li>
      ))}
    </ul>
  )
}
