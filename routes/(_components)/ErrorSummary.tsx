/** What keeps a form from being accepted, at the top of its page, where the focus goes. */

export interface FormError {
  /** The id of the control that it is about. Null: about the whole form. */
  fieldId: string | null;
  text: string;
}

interface Props {
  /** "2 things need another look". */
  title: string;
  errors: readonly FormError[];
}

/** Nothing while there are no errors. What is about the whole form stands by itself. */
export function ErrorSummary({ title, errors }: Props) {
  if (errors.length === 0) return null;
  const ofFields = errors.filter(({ fieldId }) => fieldId !== null);
  return (
    <div class="notice notice-error" role="alert" tabIndex={-1} autofocus>
      {errors.filter(({ fieldId }) => fieldId === null).map(({ text }) => <p key={text}>{text}</p>)}
      {ofFields.length > 0 && (
        <>
          <h2>{title}</h2>
          <ul>
            {ofFields.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
