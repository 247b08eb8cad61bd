import { useTranslation } from 'react-i18next'
import { PopoverWords } from '../components/PopoverWords.tsx'
import { useAugmentPopoverQuery } from '../gql/AugmentPopover.ts'
import { graphql } from '../gql/gql.ts'
import type { AugmentRarity } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import type { Name } from './champion-name.ts'

graphql(/* GraphQL */ `
  query AugmentPopover($augmentId: Int!, $locale: Locale!) {
    augments(keys: [$augmentId]) {
      augmentId: key
      description(locale: $locale) {
        text
        locale
      }
    }
  }
`)

interface AugmentPopoverProps {
  readonly augmentId: number
  readonly name: Name
  readonly rarity: AugmentRarity | null
}

export function AugmentPopover({ augmentId, name, rarity }: AugmentPopoverProps) {
  const { t } = useTranslation()
  const { data, loading } = useAugmentPopoverQuery({
    variables: { augmentId, locale: toContractLocale(useLocale()) },
  })
  const augment = data?.augments.find((known) => known.augmentId === augmentId)
  return (
    <PopoverWords
      name={name}
      kind={t(rarity === null ? 'augment.kind' : `augment.kinds.${rarity}`)}
      description={augment?.description ?? null}
      loading={loading}
    />
  )
}
