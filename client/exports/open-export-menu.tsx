import type { ComponentType } from 'react'
import { type ExportedTable, exportAddress } from './export-address.ts'
import { ExportMenu, type OpenedMenuProps } from './ExportMenu.tsx'

/** Returns the menu of a table once its operation has arrived: what is copied is there before it is pressed. */
export async function openExportMenu({ of: name, parameters, shown }: ExportedTable, button: HTMLElement) {
  const response = await fetch(exportAddress(name, 'graphql', { ...parameters, ...shown }))
  if (!response.ok) throw new Error(`The server has no operation of ${name}.`)
  const own = {
    button,
    csv: exportAddress(name, 'csv', { ...parameters }),
    json: exportAddress(name, 'json', { ...parameters }),
    operation: await response.text(),
  }
  const Opened: ComponentType<OpenedMenuProps> = (props) => <ExportMenu {...own} {...props} />
  return Opened
}
