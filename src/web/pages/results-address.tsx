/** One of the addresses that a results page stands at; the page itself is shared by all of them. */
export default function ResultsAddress() {
  return null
}
