import type { ReactNode } from 'react'
import { EditorSection } from './EditorSection.tsx'
import { QueueList } from './QueueList.tsx'

interface EditorQueueProps {
  readonly title: string
  readonly lead: string
  /** List items. */
  readonly children: ReactNode
  /** Below the list. */
  readonly after?: ReactNode
}

/** A list of what waits for a decision of an editor. */
export function EditorQueue({ title, lead, children, after }: EditorQueueProps) {
  return (
    <EditorSection title={title} lead={lead}>
      <QueueList>{children}</QueueList>
      {after}
    </EditorSection>
  )
}
