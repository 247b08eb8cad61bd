import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLateComponent } from '../components/useLateComponent.ts'
import type { ExportedTable } from './export-address.ts'
import type { OpenedMenuProps } from './ExportMenu.tsx'

// Inline, because the class names of a sheet weigh more in the scripts of the first view.
const AT_THE_END = { flexShrink: 0, marginInlineStart: 'auto' }

/** Opens a menu with the rows of a table as files, and as an operation of the API. All other code is loaded with the first press. */
export function ExportButton(table: ExportedTable) {
  const { t } = useTranslation()
  const { Component: Menu, failed, show, hide } = useLateComponent<OpenedMenuProps>()

  async function load(button: HTMLElement) {
    const late = await import('./open-export-menu.tsx')
    return late.openExportMenu(table, button)
  }

  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        style={AT_THE_END}
        aria-expanded={Menu !== null}
        onClick={({ currentTarget }) => (Menu ? hide() : void show(() => load(currentTarget)))}
      >
        {t(failed ? 'common.retry' : 'common.export')}
      </Button>
      {Menu && <Menu onClose={hide} />}
    </>
  )
}
