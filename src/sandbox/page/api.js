/** An error message of the sandbox. */
export class Refused extends Error {}

async function call(method, path, body) {
  let response;
  try {
    response = await fetch(`/sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('The local table does not answer. Check that Custodian is still running.');
  }
  const text = await response.text();
  let data;
  try {
    data = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new Refused(`The local table answered ${response.status} in a format that this page cannot read.`);
  }
  if (!response.ok) throw new Refused(data?.error ?? `The local table answered with an error (${response.status}).`);
  return data;
}

export const get = (path) => call('GET', path);
export const post = (path, body = {}) => call('POST', path, body);
