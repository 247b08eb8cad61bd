import { useTranslation } from 'react-i18next'
import { useMenuRowStyles } from './DropMenu.tsx'
import { useCopy } from './useCopy.ts'

interface CopyRowProps {
  readonly label: string
  /** Shown below the label until the text is copied. */
  readonly note: string
  readonly text: string
}

/** A row of a menu, apart from those above it, that copies a text and says so. */
export function CopyRow({ label, note, text }: CopyRowProps) {
  const styles = useMenuRowStyles()
  const { t } = useTranslation()
  const { said, copy } = useCopy()
  return (
    <li className={styles.parted}>
      <button type="button" className={styles.row} onClick={() => void copy(text)}>
        {label}
        <output className={styles.note}>
          {said === null ? note : t(said === 'copied' ? 'everyPage.copied' : 'everyPage.notCopied')}
        </output>
      </button>
    </li>
  )
}
