import { Button } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { Notice } from '../../components/Notice.tsx'
import type { Lane } from '../../gql/graphql.ts'

interface NoChampionsProps {
  /** The lane in which nobody was counted at all; null where a name or what it is good at leaves nobody. */
  readonly lane: Lane | null
  readonly onClear: () => void
}

/** Says why no champion is shown, and how to see them. */
export function NoChampions({ lane, onClear }: NoChampionsProps) {
  const { t } = useTranslation()
  const keepFocus = use(KeepFocus)

  function clear() {
    onClear()
    // The button goes away, and must not take the focus with it.
    keepFocus()
  }

  return (
    <Notice title={t('champions.nobodyTitle')} actions={<Button onClick={clear}>{t('champions.showAll')}</Button>}>
      {lane === null ? t('champions.nobody') : t('champions.nobodyInLane', { lane: t(`match.lanes.${lane}`) })}
    </Notice>
  )
}
