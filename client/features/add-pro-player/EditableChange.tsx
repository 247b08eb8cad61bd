import { makeStyles } from '@fluentui/react-components'
import { useRef } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { EditableChange_changeFragment } from '../../gql/graphql.ts'
import { RosterChangeRow } from '../../pro-scene/RosterChangeRow.tsx'
import { UndoButton } from './UndoButton.tsx'

graphql(/* GraphQL */ `
  fragment EditableChange_change on RosterChange {
    id
    undoable
    ...RosterChangeRow_change
  }
`)

interface EditableChangeProps {
  readonly change: EditableChange_changeFragment
  /** True when the viewer may undo it. */
  readonly editable: boolean
  /** Called after it was undone. */
  readonly onUndone: () => void
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    paddingInlineEnd: '16px',
    outlineStyle: 'none',
  },
  change: { flex: '1 1 240px', minWidth: 0 },
  undo: { paddingInlineStart: '16px', paddingBlock: '8px' },
})

export function EditableChange({ change, editable, onUndone }: EditableChangeProps) {
  const styles = useStyles()
  const row = useRef<HTMLDivElement>(null)

  function finishUndo() {
    // The button is removed.
    row.current?.focus()
    onUndone()
  }

  return (
    <div ref={row} tabIndex={-1} className={styles.row}>
      <div className={styles.change}>
        <RosterChangeRow change={change} team={null} />
      </div>
      {editable && change.undoable ? (
        <div className={styles.undo}>
          <UndoButton change={change.id} playerName={change.playerName} onUndone={finishUndo} />
        </div>
      ) : null}
    </div>
  )
}
