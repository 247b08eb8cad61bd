import { useParams } from 'react-router-dom'
import { type AccountParams, findAccountParams } from '../../paths.ts'

/** The account that the address of the page names. */
export function useAddressedAccount(): AccountParams | null {
  const { region = '', account = '' } = useParams()
  return findAccountParams(region, account)
}
