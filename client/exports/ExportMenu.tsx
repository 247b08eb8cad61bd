import { CopyRow } from '../components/CopyRow.tsx'
import { DropMenu, useMenuRowStyles } from '../components/DropMenu.tsx'
import { useExportWords } from './useExportWords.ts'

/** Properties of a menu whose table is known. */
export interface OpenedMenuProps {
  readonly onClose: () => void
}

interface ExportMenuProps extends OpenedMenuProps {
  /** Opened the menu, and closes it. */
  readonly button: HTMLElement
  /** Addresses of the files. */
  readonly csv: string
  readonly json: string
  /** Text of the operation that reads the shown rows. */
  readonly operation: string
}

/** Files have all rows that the filters leave; the operation is that of the rows on the page. */
export function ExportMenu({ button, csv, json, operation, onClose }: ExportMenuProps) {
  const styles = useMenuRowStyles()
  const words = useExportWords()

  return (
    <DropMenu button={button} onClose={onClose}>
      <li>
        <a href={csv} download className={styles.row} onClick={onClose}>
          CSV
          <span className={styles.note}>{words('csv')}</span>
        </a>
      </li>
      <li>
        <a href={json} download className={styles.row} onClick={onClose}>
          JSON
          <span className={styles.note}>{words('json')}</span>
        </a>
      </li>
      <CopyRow label={words('copy')} note={words('copyNote')} text={operation} />
      <li>
        <a href={`/graphql?query=${encodeURIComponent(operation)}`} className={styles.row}>
          {words('explorer')}
        </a>
      </li>
    </DropMenu>
  )
}
