/**
 * @file Leads from 404.html back to the page if the `#` of a link was encoded on its way, and so became a part of the
 * path: `kropki/%231…`. The build puts it into 404.html.
 */
{
  const encoded = /%(?:25)*23/i.exec(location.pathname);
  if (encoded) {
    const address = new URL(location.href);
    address.hash = location.pathname
      .slice(encoded.index + encoded[0].length)
      .replace(/%(?:25)*(26|2D|2E|2F|3D|5F)/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
    address.pathname = location.pathname.slice(0, encoded.index);
    location.replace(address);
  }
}
