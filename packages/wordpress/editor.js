/* The block in the editor: a text or a file of a game, the board as readers see it, and its options. */
(({ blockEditor, blocks, components, element, i18n }) => {
  const { InspectorControls, MediaUpload, MediaUploadCheck, useBlockProps } = blockEditor;
  const { Button, Notice, PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } =
    components;
  const { createElement: make, Fragment, useEffect, useRef, useState } = element;
  const { __ } = i18n;

  /** Return a text without what WordPress' filters would change in the posts of authors, who may not write HTML. */
  const packed = (text) => text.replace(/[%<>&\\"\p{Cc}]/gu, encodeURIComponent);
  const unpacked = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // somebody has written it by hand
    }
  };

  /** Why a board shows no game, by the codes of its events. With other codes it shows one. */
  const TROUBLES = {
    'viewer/game': __('This game cannot be shown.', 'kropki'),
    'viewer/file': __('The game file cannot be read.', 'kropki'),
    'viewer/origin': __('The game file is on another host.', 'kropki'),
  };

  /** Return a ref to the element around a board, and why the board shows no game. */
  function useTrouble() {
    const around = useRef();
    const [trouble, setTrouble] = useState('');
    useEffect(() => {
      around.current.addEventListener('kropki-ready', () => setTrouble(''));
      around.current.addEventListener('kropki-error', ({ detail }) =>
        setTrouble(TROUBLES[detail.code] ?? ''),
      );
    }, []);
    return [around, trouble];
  }

  function Edit({ attributes, setAttributes, isSelected }) {
    const { sgf, src, at, interactive, controls, hints, theme, width } = attributes;
    const text = unpacked(sgf);
    const hasGame = src || text.trim();
    const [around, trouble] = useTrouble();
    const given = Object.entries({
      at,
      interactive,
      controls,
      hints,
      theme,
      width,
      ...(src ? { src } : { sgf: text }),
    });
    const options = Object.fromEntries(given.filter(([, value]) => value));
    const toggle = (name, label, on, off) =>
      make(ToggleControl, {
        label,
        checked: attributes[name] === on,
        onChange: (isOn) => setAttributes({ [name]: isOn ? on : off }),
      });

    const file = ({ open }) =>
      make(
        Button,
        { variant: 'secondary', onClick: open },
        src ? __('Another file', 'kropki') : __('Choose an SGF file', 'kropki'),
      );
    const source = src
      ? make(
          'p',
          {},
          make('code', {}, src.split('/').pop()),
          ' ',
          make(
            Button,
            { variant: 'link', onClick: () => setAttributes({ src: '' }) },
            __('Type a text instead', 'kropki'),
          ),
        )
      : make(TextareaControl, {
          label: __('The game as SGF', 'kropki'),
          help: __('Paste the text of a game, such as (;GM[40]SZ[9];B[ee];W[ed])', 'kropki'),
          value: text,
          rows: 3,
          onChange: (value) => setAttributes({ sgf: packed(value) }),
        });

    return make(
      Fragment,
      {},
      make(
        InspectorControls,
        {},
        make(
          PanelBody,
          { title: __('Board', 'kropki') },
          make(TextControl, {
            label: __('Moves shown at first', 'kropki'),
            help: __('A number; empty for all', 'kropki'),
            value: at,
            onChange: (value) => setAttributes({ at: value }),
          }),
          toggle('interactive', __('Readers can play on', 'kropki'), 'on', ''),
          toggle('controls', __('Buttons below the board', 'kropki'), '', 'off'),
          toggle('hints', __('Comments and marks', 'kropki'), '', 'off'),
          make(SelectControl, {
            label: __('Colours', 'kropki'),
            value: theme,
            options: [
              { value: '', label: __('As the page', 'kropki') },
              { value: 'light', label: __('Light', 'kropki') },
              { value: 'dark', label: __('Dark', 'kropki') },
            ],
            onChange: (value) => setAttributes({ theme: value }),
          }),
          make(TextControl, {
            label: __('Width in pixels', 'kropki'),
            help: __('Empty for the width of the text', 'kropki'),
            value: width,
            onChange: (value) => setAttributes({ width: value }),
          }),
        ),
      ),
      make(
        'div',
        useBlockProps({ ref: around }),
        (isSelected || !hasGame || trouble) &&
          make(
            Fragment,
            {},
            source,
            hasGame && trouble && make(Notice, { status: 'error', isDismissible: false }, trouble),
            make(
              MediaUploadCheck,
              {},
              make(MediaUpload, {
                allowedTypes: ['application/x-go-sgf'],
                onSelect: ({ url }) => setAttributes({ src: url }),
                render: file,
              }),
            ),
          ),
        hasGame &&
          make('kropki-board', {
            ...options,
            style: { marginTop: '1em', display: trouble ? 'none' : undefined },
          }),
      ),
    );
  }

  blocks.registerBlockType('kropki/board', { edit: Edit, save: () => null });
})(window.wp);
