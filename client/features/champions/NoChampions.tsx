import { Button } from '@fluentui/react-components'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepFocus } from '../../components/keep-focus.ts'
import { Notice } from '../../components/Notice.tsx'
import type { Lane } from '../../gql/graphql.ts'

interface NoChampionsProps {
  /** A lane without any counted champion; null when the name or the tag matches none. */
  readonly lane: Lane | null
  readonly onClear: () => void
}

export function NoChampions({ lane, onClear }: NoChampionsProps) {
  const { t } = useTranslation()
  const keepFocus = use(KeepFocus)

  function clear() {
    onClear()
    // The button is removed and must not take the focus with it.
    keepFocus()
  }

  return (
    <Notice title={t('champions.noneTitle')} actions={<Button onClick={clear}>{t('champions.showAll')}</Button>}>
      {lane === null ? t('champions.none') : t('champions.noneInLane', { lane: t(`match.lanes.${lane}`) })}
    </Notice>
  )
}
