import { Button } from '@fluentui/react-components'
import { use } from 'react'
import { useBuildsWords } from '../../../builds/useBuildsWords.ts'
import { KeepFocus } from '../../../components/keep-focus.ts'
import { Notice } from '../../../components/Notice.tsx'
import type { ChangeView } from '../../../routing/useView.ts'
import { buildsNarrowings } from './builds-narrowings.ts'
import type { BuildsView } from './builds-view.ts'

interface NoBuildsProps {
  readonly view: BuildsView
  /** Null when games are not counted by the filters. */
  readonly counted: number | null
  readonly onChange: ChangeView<BuildsView>
}

/** Offers to remove each filter, the narrowest one first. */
export function NoBuilds({ view, counted, onChange }: NoBuildsProps) {
  const words = useBuildsWords()
  const keepFocus = use(KeepFocus)
  const ways = buildsNarrowings(view)
  const fetched = counted === null || counted === 0

  function widen(part: Partial<BuildsView>) {
    onChange(part)
    // The button is removed once there are builds.
    keepFocus()
  }

  return (
    <Notice
      title={words(fetched ? 'nothing.hereTitle' : 'nothing.yetTitle')}
      actions={
        ways.length === 0
          ? undefined
          : ways.map(({ name, part }, place) => (
              <Button key={name} appearance={place === 0 ? 'primary' : 'secondary'} onClick={() => widen(part)}>
                {words(`nothing.ways.${name}`)}
              </Button>
            ))
      }
    >
      {fetched ? words('nothing.here') : words('nothing.yet', { count: counted })}
    </Notice>
  )
}
