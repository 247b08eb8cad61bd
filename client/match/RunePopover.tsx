import { useTranslation } from 'react-i18next'
import { PopoverWords } from '../components/PopoverWords.tsx'
import type { Name } from './champion-name.ts'
import { useRuneTrees } from './useRuneTrees.ts'

interface RunePopoverProps {
  readonly runeId: number
  readonly name: Name
}

export function RunePopover({ runeId, name }: RunePopoverProps) {
  const { t } = useTranslation()
  const { trees, loading } = useRuneTrees()
  const rune = trees
    .flatMap(({ slots }) => slots)
    .flatMap(({ runes }) => runes)
    .find((known) => known.runeId === runeId)
  const isKeystone = trees.some(({ slots: [keystones] }) => keystones?.runes.some((known) => known.runeId === runeId))
  return (
    <PopoverWords
      name={name}
      kind={t(isKeystone ? 'runes.keystone' : 'runes.kind')}
      description={rune?.description ?? null}
      loading={loading}
    />
  )
}
